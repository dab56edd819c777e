// The view “What is left to play for”: the places that each player can still have, and what each of them takes.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Outcome, TournamentOutlook, TournamentOutlookRequest, TournamentRequest } from 'tallysheet';
import { Slices } from '../../device/slices.ts';
import { longCall } from '../../engine/long_call.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import { today } from '../../share/imprint.ts';
import { allSettings } from '../../systems/event_rules.ts';
import { presenceOf } from '../../systems/person.ts';
import { roundNamed, roundsIn } from '../../systems/rounds.ts';
import { boardsToPlay, outlookRequest, type ToPlay } from '../../tournament/outlook.ts';
import { againstRival, placesInWords } from '../../tournament/outlook_words.ts';
import { fieldsOf } from '../../tournament/request.ts';
import type { OwnStandings } from '../../tournament/own_standings.ts';
import type { EventModel } from '../event_model.ts';
import { countingFaults } from './counting_rule.ts';
import '../../styles/standings.css';
import '../../ui/progress.css';

type Row = TournamentOutlook['rows'][number];

/** How many rows are drawn at first, and how many more at a time to begin with. */
const AT_ONCE = 20;

/** The keys under which the model keeps the size of the boards, and whether finishes may be shared. */
const SIZE = 'outlook size';
const LEVEL = 'outlook level';
const ROUND = 'outlook round';

const SIZES = [2, 3, 4, 5, 6, 7];

export function outlook(model: EventModel): TemplateResult {
  const own = model.ownRule.applied();
  if (!own) return CALCULATING;
  const back = html`<p><a href=${model.link('counting')}>Standings by the event’s own rule</a></p>`;
  if (!model.scoring.rules.boardOutcomes)
    return html`${back}<p class="note">What a place is worth in ${model.systemName} depends on the whole game, so nothing can be said ahead.</p>`;
  if (!model.ownRule.exists && !model.scoring.rules.addsFigures)
    return html`${back}<p class="note">What is left to play for follows the event’s own rule of what counts, and this event has none.</p>`;
  if (!own.found) return html`${back} ${countingFaults(model, own)}`;
  if (own.found.rows.length === 0) return html`${back}<p class="empty">No game can be scored yet.</p>`;
  const chosen = roundNamed(model.games, model.notes.get(ROUND));
  const toPlay = boardsToPlay(model.games, own.games, model.store.people, chosen);
  return html`${back} ${settings(model, toPlay)} ${areBoardsKnown(model, toPlay) ? answered(model, own, toPlay) : CALCULATING}`;
}

const CALCULATING = html`<p class="note" role="status">What is left to play for is being calculated …</p>`;

/** Models whose boards are being scored. */
const scoring = new WeakSet<EventModel>();

/** Whether it is known what boards can end in. If not, they are scored in slices, and the view is drawn again. */
function areBoardsKnown(model: EventModel, { round }: ToPlay): boolean {
  const { rules } = model.scoring;
  const steps = rules.outcomeSteps?.(model.engine, allSettings(rules, model.store.head.settings), round);
  if (!steps || steps.next().done) return true;
  if (!scoring.has(model)) void scoreBoards(model, steps);
  return false;
}

async function scoreBoards(model: EventModel, steps: Iterator<unknown>): Promise<void> {
  scoring.add(model);
  const slices = new Slices();
  while (!steps.next().done) if (slices.due) await slices.pause();
  scoring.delete(model);
  model.redraw();
}

function settings(model: EventModel, { round, seated, unseated, missing }: ToPlay): TemplateResult {
  const { boardsAhead } = model.scoring.rules;
  const size = sizeOf(model);
  const choose = ({ target }: Event) => model.note(SIZE, (target as HTMLSelectElement).value);
  const boards = model.numbers.amount(seated.length, 'board is', 'boards are');
  const others =
    unseated.length === 0
      ? 'everybody has a seat'
      : `${model.numbers.amount(unseated.length, 'player has', 'players have')} no seat yet`;
  const earlier = model.numbers.amount(missing, 'board', 'boards');
  return html`<p class="note">Round ${round} is to be played: ${boards} seated, and ${others}.</p>
    ${missing > 0 ? html`<p class="note">${earlier} of earlier rounds without a result are left out.</p>` : nothing}
    <p class="round-tools">
      ${roundChooser(model, round)}
      ${
        unseated.length > 1 && !boardsAhead
          ? html`<span><label for="outlook-size">Boards of</label>
        <select id="outlook-size" @change=${choose}>${SIZES.map((one) => html`<option value=${one} .selected=${one === size}>${one}</option>`)}</select></span>`
          : nothing
      }
      ${boardsAhead ? nothing : html`<label class="tick"><input type="checkbox" .checked=${model.isOpen(LEVEL)} @change=${() => model.toggle(LEVEL)} /> <span>Boards may end level</span></label>`}
    </p>`;
}

/** The boards of a chosen round are taken as not played yet, also where they have results. */
function roundChooser(model: EventModel, round: number): TemplateResult | typeof nothing {
  const rounds = roundsIn(model.games).slice(1);
  if (rounds.length === 0) return nothing;
  const choose = ({ target }: Event) => model.note(ROUND, (target as HTMLSelectElement).value);
  return html`<span><label for="outlook-round">Before round</label>
      <select id="outlook-round" @change=${choose}>
        ${rounds.includes(round) ? nothing : html`<option value="" .selected=${true}>${round}</option>`}
        ${rounds.map((one) => html`<option value=${one} .selected=${one === round}>${one}</option>`)}
        ${rounds.includes(round) ? html`<option value="">the next</option>` : nothing}
      </select></span>`;
}

/** The only size of the system's boards, or else the chosen one. */
function sizeOf(model: EventModel): number {
  return model.scoring.rules.boardsAhead?.seats ?? (Number(model.notes.get(SIZE)) || 4);
}

/** The outlook, or why it is not known. */
type Found = TournamentOutlook | string;

interface Asked {
  key: string;
  /** Null while it is calculated. */
  found: Found | null;
  /** While it is calculated. */
  stop?: () => void;
}

/** The answer for the event as it is, and for the player whose row is open. */
const known = new WeakMap<EventModel, Map<string, Asked>>();

/** Up to this number of games, the page answers within milliseconds itself. */
const FEW = 40;

/** Null while a worker calculates it. */
function find(model: EventModel, own: OwnStandings, toPlay: ToPlay, player = ''): Found | null {
  const key = [model.store.edition, sizeOf(model), model.isOpen(LEVEL), toPlay.round].join(' ');
  const kept = known.get(model) ?? new Map<string, Asked>();
  known.set(model, kept);
  const before = kept.get(player);
  if (before?.key === key) return before.found;
  before?.stop?.();
  const asked = ask(model, requestOf(model, own, toPlay), { key, player });
  kept.set(player, asked);
  return asked.found;
}

const OUTLOOK = { record: 'tournament', name: 'outlook', list: 'boards' };

function ask(
  model: EventModel,
  request: TournamentOutlookRequest | string,
  { key, player }: { key: string; player: string },
): Asked {
  if (typeof request === 'string') return { key, found: request };
  const whole = { ...request, ...(player ? { player } : {}) };
  const call = model.games.length > FEW ? longCall(OUTLOOK, whole) : null;
  if (!call) return { key, found: foundIn(model.ownRule.outlook(whole)) };
  const asked: Asked = { key, found: null, stop: call.stop };
  const answer = call.answer as Promise<Outcome<TournamentOutlook> | null>;
  void answer.then((outcome) => {
    asked.found = foundIn(outcome ?? model.ownRule.outlook(whole));
    model.redraw();
  });
  return asked;
}

function foundIn(outcome: Outcome<TournamentOutlook> | null): Found {
  if (!outcome?.ok) return (outcome?.problems ?? []).map(({ message }) => message).join(' ');
  return outcome.value;
}

/** While the outlook, or that of a player, is calculated. */
function working(model: EventModel, player = ''): TemplateResult {
  const stop = () => {
    const asked = known.get(model)?.get(player);
    asked?.stop?.();
    if (asked) asked.found = STOPPED;
    model.redraw();
  };
  return html`<p class="progress"><progress aria-label="What is left to play for"></progress>
    <span role="status">What is left to play for is being calculated …</span>
    <button type="button" class="choice" @click=${stop}>Stop</button></p>`;
}

const STOPPED = 'The calculation was stopped.';

function again(model: EventModel, player = ''): TemplateResult {
  const begin = () => {
    known.get(model)?.delete(player);
    model.redraw();
  };
  return html`<p class="note">${STOPPED} <button type="button" class="quiet" @click=${begin}>Calculate</button></p>`;
}

function requestOf(model: EventModel, own: OwnStandings, toPlay: ToPlay): TournamentOutlookRequest | string {
  const { rules } = model.scoring;
  const { numbers, store } = model;
  const terms = { rules, numbers, settings: allSettings(rules, store.head.settings) };
  const { factors } = own.rulings;
  const ofRound = factors.get(toPlay.round);
  return outlookRequest(
    {
      ...{
        event: model.ownRule.exists || !rules.boardsAhead ? own.request : withTiesOpen(own.request),
        games: own.games,
        people: store.people,
      },
      ...{ size: sizeOf(model), isFixed: rules.boardsAhead !== undefined, level: model.isOpen(LEVEL) },
      outcomesOf: (board) => rules.boardOutcomes?.(model.engine, board, terms.settings) ?? null,
      fieldsOf: (game) =>
        game ? fieldsOf(terms, factors, game, '').fields : ofRound === undefined ? {} : { factor: ofRound },
    },
    toPlay,
  );
}

/** The system separates level players by more than totals. A tie-breaker that compares no more leaves them open. */
function withTiesOpen(request: TournamentRequest): TournamentRequest {
  return { ...request, tieBreakers: ['all-values'] };
}

function answered(model: EventModel, own: OwnStandings, toPlay: ToPlay): TemplateResult {
  const found = find(model, own, toPlay);
  if (!found) return working(model);
  if (found === STOPPED) return again(model);
  if (typeof found === 'string') return html`<p class="note" role="status">Not known. ${found}</p>`;
  const drawn = found.rows.slice(0, model.portion('outlook', found.rows.length, AT_ONCE));
  return html`<section class="sheet standings outlook" aria-label="What is left to play for">
    ${sheetBand(model.systemName, `${model.name}: what is left to play for`)}
    ${sheetTable({
      opener: model,
      columns: [
        { title: 'Place', kind: 'place' },
        { title: 'Player', kind: 'player' },
        { title: found.exact ? 'Still possible' : 'Not ruled out', kind: 'figure' },
      ],
      rows: drawn.map((row) => sheetRow(model, own, toPlay, row, isShared(found.rows, row))),
    })}
    <p class="note">${found.exact ? (model.isOpen(LEVEL) ? EXACT_LEVEL : EXACT) : BOUND} ${model.scoring.rules.boardsAhead?.note} Places may be shared; decisions and lots are not looked at.</p>
    <p class="rule-words note">${own.words}</p>
    <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
  </section>`;
}

const EXACT = 'Exact over every order of finish; no board ends level.';
const EXACT_LEVEL = 'Exact over every order of finish, shared finishes included.';
const BOUND = 'A bound: no outcome gives another place, but some of these may be out of reach.';

/** Whether another player has the same place so far. */
function isShared(rows: readonly Row[], { player, place }: Row): boolean {
  return rows.some((other) => other.player !== player && other.place === place);
}

function sheetRow(model: EventModel, own: OwnStandings, toPlay: ToPlay, row: Row, shared: boolean): SheetRow {
  const key = `outlook ${row.player}`;
  const settled = row.places.length === 1 && row.places[0]!.first === row.places[0]!.last;
  const remark = settled ? html` <small class="remark">certain</small>` : nothing;
  return {
    key,
    cells: [
      row.place === null ? '–' : placed(row.place, shared),
      row.player,
      html`<b>${placesInWords(row.places)}</b>${remark}`,
    ],
    working: model.isOpen(key) ? needs(model, own, toPlay, row) : null,
  };
}

/** The most rivals that are listed. */
const RIVALS = 12;

function needs(model: EventModel, own: OwnStandings, toPlay: ToPlay, row: Row): TemplateResult {
  const found = find(model, own, toPlay, row.player);
  if (!found) return working(model, row.player);
  if (found === STOPPED) return again(model, row.player);
  if (typeof found === 'string') return html`<p class="note">${found}</p>`;
  const placeOf = new Map(found.rows.map(({ player, place }) => [player, place ?? Number.POSITIVE_INFINITY]));
  const isAhead = (rival: string) => (row.place ?? Number.POSITIVE_INFINITY) < (placeOf.get(rival) ?? 0);
  const { rivals } = found;
  const hasLeft = model.store.people.some((one) => one.name === row.player && presenceOf(one) === 'left');
  return html`${hasLeft ? html`<p class="note">${row.player} has left.</p>` : nothing}
    ${row.finishes.length > 0 ? html`<ul class="played">${row.finishes.map(({ finish, places }) => html`<li><span>With ${ordinal(finish)} at the board</span> <span>${placesInWords(places)}</span></li>`)}</ul>` : nothing}
    ${rivals.slice(0, RIVALS).map((rival) => html`<p class="sentence">${againstRival(row.player, rival, isAhead(rival.player)).join(' ')}</p>`)}
    ${rivals.length > RIVALS ? html`<p class="note">${model.numbers.amount(rivals.length - RIVALS, 'further rival', 'further rivals')}.</p>` : nothing}
    ${rivals.length === 0 ? html`<p class="note">Nobody can change places with ${row.player}.</p>` : nothing}`;
}
