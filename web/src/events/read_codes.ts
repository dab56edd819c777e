// Reads the codes of tables and of other devices into an open event: games one after another, and whole events. What differs
// from the event is asked.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Said } from '../codes/scan_view.ts';
import type { Scanned } from '../codes/scanned.ts';
import type { Carried } from '../share/event_links.ts';
import { importEvent, mergeEvent, whereIs, whyNotMerged } from '../store/open_events.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import { twinQuestion } from './added_twice.ts';
import type { EventModel } from './event_model.ts';
import { ScannedGames, type TakenGame } from './take_scanned.ts';
import '../codes/scan_view.ts';

type AskedGame = Extract<TakenGame, { kind: 'asks' }>;

/** A question that waits for an answer. */
type Question = { game: AskedGame } | { event: Carried; isHere: boolean };

class TallyReadCodes extends LightElement {
  declare model: EventModel;
  private games: ScannedGames | null = null;
  private questions: Question[] = [];
  private status = '';

  protected override template(): TemplateResult {
    return html`<tally-scan .answer=${this.answer}></tally-scan>
      <p role="status">${this.status}</p>
      ${this.questions.map((question) => ('game' in question ? this.aboutGame(question) : this.aboutEvent(question)))}`;
  }

  private readonly answer = async (scanned: Scanned): Promise<Said | null> => {
    if (scanned.kind === 'game') return this.take(scanned);
    if (scanned.kind === 'event') return this.askAbout(scanned.carried);
    return scanned.kind === 'strange' ? { words: scanned.why, sound: 'asks' } : null;
  };

  private async take({ form, state, board }: Extract<Scanned, { kind: 'game' }>): Promise<Said> {
    const { model } = this;
    const slips = board?.event === model.store.id ? model.store.game(board.game) : undefined;
    if (slips) {
      model.go('game', slips.id);
      return { words: `${model.called(slips)} opened`, sound: 'taken' };
    }
    this.games ??= new ScannedGames(
      model.store,
      () => model.numbers,
      (game) => model.scoring.why(game) === null,
    );
    const taken = await this.games.take(form, state);
    if (taken.kind === 'refused') return { words: taken.why, sound: 'asks' };
    if (taken.kind !== 'asks') return { words: `${taken.name} – ${taken.kind}`, sound: 'taken' };
    this.ask({ game: taken });
    return { words: `${taken.name} – the event has other figures`, sound: 'asks' };
  }

  private async askAbout(event: Carried): Promise<Said> {
    const refusal = await whyNotMerged(event.event);
    if (refusal !== null) return { words: refusal, sound: 'asks' };
    this.ask({ event, isHere: (await whereIs(event.event.id)) !== 'nowhere' });
    return { words: `Event “${shortened(event.event.name)}” read`, sound: 'taken' };
  }

  private ask(question: Question): void {
    this.questions.push(question);
    void this.redraw();
  }

  private aboutGame(question: { game: AskedGame }): TemplateResult {
    const { game } = question;
    const { store } = this.model;
    return twinQuestion(game.twin, store.head.name, {
      open: () => this.model.go('game', game.twin.correction.existing.id),
      add: () => this.answered(question, () => this.games?.add(game)),
      replace: () => this.answered(question, () => this.games?.replace(game)),
      cancel: () => this.answered(question, () => {}),
    });
  }

  private aboutEvent(question: { event: Carried; isHere: boolean }): TemplateResult {
    const { event, changes } = question.event;
    const games = this.model.numbers.amount(event.games.length, 'game');
    const [label, act] = question.isHere
      ? ['Merge with the event on this device', () => this.merged(question.event)]
      : ['Save to this device', () => importEvent(event.id, changes)];
    return html`<div class="files" role="group" aria-label="Event from codes">
      <p>The codes contain the event “${shortened(event.name)}” of ${games}.${question.isHere ? ' It is already on this device.' : nothing}</p>
      <p class="event-tools">
        <button type="button" class="choice take" @click=${() => this.answered(question, act, `“${shortened(event.name)}”: done.`)}>${label}</button>
        <button type="button" class="quiet" @click=${() => this.answered(question, () => {})}>Ignore it</button>
      </p>
    </div>`;
  }

  /** The open event merges in its own store, in which it can be undone like other merges. */
  private async merged({ event, changes }: Carried): Promise<void> {
    const { store } = this.model;
    await (event.id === store.id ? store.merge(changes) : mergeEvent(event.id, changes));
  }

  private async answered(question: Question, act: () => unknown, status = ''): Promise<void> {
    this.questions = this.questions.filter((one) => one !== question);
    await act();
    this.status = status;
    await this.redraw();
  }
}

drawnFrom(TallyReadCodes, 'model');
customElements.define('tally-read-codes', TallyReadCodes);
