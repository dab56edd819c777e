// Asks about games that were entered on two devices: which of the two stays, or both.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing, capital, inWords, shortened } from '../ui/sentences.ts';
import { tick } from '../ui/tick.ts';
import { namesIn } from '../systems/player_names.ts';
import { headingOf } from '../export/game_lines.ts';
import type { EventGame } from '../systems/event_game.ts';
import { deviceOf } from '../merge/stamp.ts';
import type { EventModel } from './event_model.ts';
import { entryOf } from './alike_games.ts';
import { gamesEnteredTwice, keepBoth, keepOne, type Pair } from './entered_twice.ts';
import { device } from '../store/writer.ts';
import '../import/import.css';

/** How long nothing changes before the games are compared: milliseconds. */
const A_REST = 300;
const MOST = 20;

class TallyEnteredTwice extends LightElement {
  declare model: EventModel;
  /** The event's edition: with every change, there may be other pairs. */
  declare of: number;
  declare pairs: Pair[];
  /** Ids of games that were excluded from the answer to all. */
  private readonly excluded = new Set<string>();
  private looked = -1;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.pairs = [];
  }

  disconnectedCallback(): void {
    clearTimeout(this.resting);
    this.looked = -1;
  }

  protected override beforeDrawing(): void {
    if (this.looked === this.of) return;
    const isFirst = this.looked < 0;
    this.looked = this.of;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.look(), isFirst ? 0 : A_REST);
  }

  private async look(): Promise<void> {
    const { store, numbers } = this.model;
    const { edition } = store;
    const pairs = await gamesEnteredTwice(store, numbers);
    if (edition !== store.edition) return; // the next look comes to the same and more
    if (pairs.length > 0 && this.pairs.length === 0) announce(`${titleOf(pairs, numbers)}.`);
    this.pairs = pairs;
  }

  protected override template(): TemplateResult {
    const pairs = this.pairs.filter(({ kept, other }) => this.isStill(kept) && this.isStill(other));
    if (pairs.length === 0) return html``;
    const same = pairs.filter(({ differences }) => differences.length === 0);
    const changed = pairs.filter(({ differences }) => differences.length > 0);
    const more = changed.length - MOST;
    return html`<section class="files twice" aria-labelledby="twice-heading">
      <h2 id="twice-heading" tabindex="-1">${titleOf(pairs, this.model.numbers)}</h2>
      ${same.length === 1 ? this.onePair(same[0]!) : same.length > 1 ? this.manyPairs(same) : nothing}
      ${changed.slice(0, MOST).map((pair) => this.changedPair(pair))}
      ${more > 0 ? html`<p class="note">… and ${more} more, once these are settled.</p>` : nothing}
    </section>`;
  }

  private isStill(game: EventGame): boolean {
    return this.model.store.game(game.id) === game;
  }

  private onePair(pair: Pair): TemplateResult {
    const { kept, other } = pair;
    return html`<p>${this.both(pair)} have the same figures. If you keep one, ${this.called(other)} goes into the bin.</p>
      ${this.answers([pair], `Keep ${this.called(kept)} only`)}`;
  }

  private manyPairs(pairs: Pair[]): TemplateResult {
    const chosen = pairs.filter(({ other }) => !this.excluded.has(other.id));
    return html`<p>With the same figures. If you keep one of each, the second goes into the bin:</p>
      <ul class="pairs">${pairs.map((pair) => html`<li>${this.ticked(pair)}</li>`)}</ul>
      ${chosen.length > 0 ? this.answers(chosen, `Keep one of each`) : nothing}`;
  }

  private ticked(pair: Pair): TemplateResult {
    const { id } = pair.other;
    const set = (checked: boolean) => {
      if (checked) this.excluded.delete(id);
      else this.excluded.add(id);
      void this.redraw();
    };
    return tick({ label: this.both(pair), checked: !this.excluded.has(id), set });
  }

  private answers(pairs: Pair[], one: string): TemplateResult {
    const { store } = this.model;
    return html`<p class="event-tools">
      <button type="button" class="choice take" @click=${this.answer(() => keepOne(store, pairs, () => 'kept'))}>${one}</button>
      <button type="button" class="choice" @click=${this.answer(() => keepBoth(store, pairs))}>${pairs.length > 1 ? 'Keep both of each' : 'Keep both'}</button>
    </p>`;
  }

  /** Afterwards the focus is on the questions that are left, or on the event. */
  private answer(act: () => void): () => Promise<void> {
    return async () => {
      act();
      await this.redraw();
      const heading = this.querySelector<HTMLElement>('h2') ?? this.closest('.event')?.querySelector<HTMLElement>('h1');
      heading?.focus();
    };
  }

  /** This device's figures come first. */
  private changedPair(pair: Pair): TemplateResult {
    const { store } = this.model;
    const { kept, other } = pair;
    const isOurs = (game: EventGame) => deviceOf(entryOf(store, game)) === device;
    const isTurned = !isOurs(kept) && isOurs(other);
    const sides = isTurned ? (['other', 'kept'] as const) : (['kept', 'other'] as const);
    const hasOwn = isOurs(pair[sides[0]]);
    const words = hasOwn
      ? ['Keep mine', 'Use theirs']
      : sides.map((side) => `Keep the figures of ${this.called(pair[side])}`);
    const id = `twice-${kept.id}`;
    return html`<article>
      <p id=${id}>${this.both(pair)} have different figures.</p>
      ${this.table(pair, sides, hasOwn)}
      <p class="event-tools">
        ${sides.map((side, at) => html`<button type="button" class="choice" aria-describedby=${id} @click=${this.answer(() => keepOne(store, [pair], () => side))}>${words[at]}</button>`)}
        <button type="button" class="choice" aria-describedby=${id} @click=${this.answer(() => keepBoth(store, [pair]))}>Keep both games</button>
      </p>
    </article>`;
  }

  private table(pair: Pair, sides: readonly ['kept' | 'other', 'kept' | 'other'], hasOwn: boolean): TemplateResult {
    const where = hasOwn ? [', entered here', ', elsewhere'] : ['', ''];
    const isTurned = sides[0] === 'other';
    return html`<table class="differences">
      <thead>
        <tr><td></td>${sides.map((side, at) => html`<th scope="col">${this.called(pair[side])}${where[at]}</th>`)}</tr>
      </thead>
      <tbody>
        ${pair.differences.map(({ what, before, after }) => html`<tr><th scope="row">${what}</th><td>${isTurned ? after : before}</td><td>${isTurned ? before : after}</td></tr>`)}
      </tbody>
    </table>`;
  }

  /** "Board 3 and board 7 (Rail Baron: Ann, Bob and Cy)", each a link. */
  private both({ kept, other }: Pair): TemplateResult {
    const names = namesIn(kept.state).map((name) => shortened(name, 20));
    const heading = shortened(headingOf(kept) || headingOf(other));
    return html`${this.link(kept)} and ${this.link(other)} (${heading ? `${heading}: ` : ''}${inWords(names, 'and')})`;
  }

  private link(game: EventGame): TemplateResult {
    return html`<a href=${this.model.link('game', game.id)}>${this.called(game)}</a>`;
  }

  private called(game: EventGame): string {
    return this.model.called(game);
  }
}

function titleOf({ length }: Pair[], { amount }: Numbers): string {
  return `${capital(amount(length, 'game'))} ${agreeing(length, 'was', 'were')} entered on two devices`;
}

drawnFrom(TallyEnteredTwice, 'model', 'of', 'pairs');
customElements.define('tally-entered-twice', TallyEnteredTwice);
