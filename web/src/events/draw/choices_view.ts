// The fields of a draw: the round, who plays, the sizes of boards, what counts, and pairs.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import {
  changedSizes,
  movedWish,
  pairProblem,
  pairsIn,
  pairsText,
  sizesIn,
  sizesText,
  turnedWish,
  wishesIn,
  wishesText,
  type PairChoice,
  type PairKind,
  type Sizes,
  type WishChoice,
} from '../../seating/choices.ts';
import type { DrawModel } from '../../seating/draw_model.ts';
import { knowsSeats } from '../../seating/event_rounds.ts';
import { LARGEST_BOARD } from '../../seating/seats.ts';
import { WISH_WORDS } from '../../seating/words.ts';
import { DRAW_PAIRS, DRAW_SIZES, DRAW_WISHES } from '../../systems/draw_settings.ts';
import { inAlphabet } from '../../systems/player_names.ts';
import type { EventModel } from '../event_model.ts';
import { draggable } from './drag.ts';

/** The most rounds that are drawn at once. */
const MOST_ROUNDS = 20;

export function roundAndPlayers(model: EventModel, draw: DrawModel): TemplateResult {
  return html`${rounds(draw)} ${players(model, draw)}`;
}

const OPENED = 'draw choices opened';
const FOLDED = 'draw choices folded';

/** They stand open until boards are drawn, and on a wide screen always. */
export function choices(model: EventModel, draw: DrawModel): TemplateResult {
  const open = draw.draft.drawn ? model.isOpen(OPENED) : !model.isOpen(FOLDED);
  const turn = () => model.toggle(draw.draft.drawn ? OPENED : FOLDED);
  return html`<section class="draw-choices" aria-label="What is drawn">
    <h3 class="fold"><button type="button" class="opener" aria-expanded=${open} @click=${turn}>How boards are drawn</button></h3>
    <div class=${open ? '' : 'folded'}>
      ${draw.seats.powers ? nothing : sizes(model, draw)} ${wishes(model, draw)} ${pairs(model, draw)}
    </div>
  </section>`;
}

const chosenIn = ({ target }: Event) => (target as HTMLInputElement | HTMLSelectElement).value;

function rounds(draw: DrawModel): TemplateResult {
  const { draft, roundChoices } = draw;
  const most = draft.round < draw.nextRound ? draft.rounds : MOST_ROUNDS;
  const counts = Array.from({ length: most }, (_, at) => at + 1);
  const chooseCount = (event: Event) => draw.change({ rounds: Number(chosenIn(event)) });
  return html`<p class="draw-line">
    <span><label for="draw-round">Round</label>
      <select id="draw-round" @change=${(event: Event) => draw.chooseRound(Number(chosenIn(event)))}>
        ${roundChoices.map((round) => html`<option value=${round} .selected=${round === draft.round}>${roundLabel(draw, round)}</option>`)}
      </select></span>
    <span><label for="draw-rounds">Rounds drawn at once</label>
      <select id="draw-rounds" @change=${chooseCount}>
        ${counts.map((count) => html`<option value=${count} .selected=${count === draft.rounds}>${count}</option>`)}
      </select></span>
  </p>`;
}

function roundLabel(draw: DrawModel, round: number): string {
  if (round >= draw.nextRound) return String(round);
  return draw.isOpen(round) ? `${round}: boards that have not begun` : `${round}: all boards have begun`;
}

/** The list is folded once boards are drawn, since what is said of them stands below it. */
const VOLUNTEERS = { before: 'draw volunteers', drawn: 'draw volunteers again' };

function players(model: EventModel, draw: DrawModel): TemplateResult {
  const { namesNext: names, expected } = draw;
  const volunteers = draw.draft.volunteers.filter((name) => names.includes(name));
  const key = draw.draft.drawn ? VOLUNTEERS.drawn : VOLUNTEERS.before;
  const open = model.isOpen(key);
  const some = volunteers.length > 0 ? `, ${volunteers.length} ready to sit out` : '';
  return html`<div class="draw-players">
    <p><b>${model.numbers.amount(names.length, 'player')}</b>${some}. <a href=${model.link('players')}>Who is here, late or has left</a></p>
    ${expected.names.length > 0 ? expectedToo(model, draw) : nothing}
    ${
      names.length > 0
        ? html`<h3><button type="button" class="opener" aria-expanded=${open} @click=${() => model.toggle(key)}>Who is ready to sit out?</button></h3>
          ${open ? html`<div class="draw-volunteers">${inAlphabet(names).map((name) => volunteer(draw, name))}</div>` : nothing}`
        : nothing
    }
  </div>`;
}

function expectedToo({ numbers }: EventModel, draw: DrawModel): TemplateResult {
  const { names, areSeated } = draw.expected;
  const turn = () => draw.change({ withExpected: !areSeated });
  return html`<label class="tick"><input type="checkbox" .checked=${areSeated} @change=${turn} />
    <span>Seat those who are expected, too <small>${numbers.amount(names.length, 'player')} not marked as here</small></span></label>`;
}

function volunteer(draw: DrawModel, name: string): TemplateResult {
  const { volunteers } = draw.draft;
  const isOne = volunteers.includes(name);
  const turn = () =>
    draw.change({ volunteers: isOne ? volunteers.filter((one) => one !== name) : [...volunteers, name] });
  return html`<label class="tick"><input type="checkbox" .checked=${isOne} @change=${turn} /> <span>${name}</span></label>`;
}

const SIZE_LABELS: Record<keyof Sizes, string> = { smallest: 'At least', preferred: 'Best', largest: 'At most' };

function sizes({ store }: EventModel, { seats }: DrawModel): TemplateResult {
  const now = sizesIn(store.head.settings, seats);
  const all = Array.from({ length: Math.min(seats.most, LARGEST_BOARD) - 1 }, (_, at) => at + 2);
  const choose = (which: keyof Sizes) => (event: Event) =>
    store.changeSetting(
      DRAW_SIZES.name,
      sizesText(changedSizes(now, which, Number(chosenIn(event)))),
      'Sizes of drawn boards changed',
    );
  return html`<fieldset class="draw-line">
    <legend>Players at a board</legend>
    ${Object.entries(SIZE_LABELS).map(
      ([which, label]) => html`<span><label for="draw-${which}">${label}</label>
        <select id="draw-${which}" @change=${choose(which as keyof Sizes)}>
          ${all.map((size) => html`<option value=${size} .selected=${size === now[which as keyof Sizes]}>${size}</option>`)}
        </select></span>`,
    )}
  </fieldset>`;
}

function wishes(model: EventModel, draw: DrawModel): TemplateResult {
  const { store } = model;
  const { seats } = draw;
  const list = wishesIn(store.head.settings, seats);
  const set = (changed: readonly WishChoice[], did: string) =>
    store.changeSetting(DRAW_WISHES.name, wishesText(changed), did);
  const move = (from: number, to: number) => set(movedWish(list, from, to), 'What counts reordered');
  return html`<h3 id="draw-wishes">What counts, the most important first</h3>
    <ol class="draw-wishes" aria-labelledby="draw-wishes" ${draggable('.draw-wishes > li', move)}>
      ${list.map((choice, at) =>
        wishLine(choice, at, list.length, isPossible(draw, choice), {
          turn: () =>
            set(
              turnedWish(list, choice.wish),
              `${WISH_WORDS[choice.wish].label}: ${choice.counts ? 'no longer counts' : 'counts'}`,
            ),
          move,
        }),
      )}
    </ol>`;
}

function isPossible(draw: DrawModel, { wish }: WishChoice): boolean {
  return wish !== 'last-seat' || knowsSeats(draw.source().games, draw.draft.round);
}

interface WishActions {
  turn(): void;
  move(from: number, to: number): void;
}

function wishLine(
  { wish, counts }: WishChoice,
  at: number,
  all: number,
  possible: boolean,
  { turn, move }: WishActions,
): TemplateResult {
  const { label, hint } = WISH_WORDS[wish];
  const note = possible ? hint : 'earlier games do not say who sat where, so it cannot count';
  const keyed = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(at, at + by);
  };
  return html`<li class=${counts && possible ? '' : 'off'} @keydown=${keyed}>
    <span class="grip" aria-hidden="true"></span>
    <label class="tick"><input type="checkbox" .checked=${counts} ?disabled=${!possible} @change=${turn} />
      <span>${label}${note ? html` <small>${note}</small>` : nothing}</span></label>
    <span class="buttons">
      <button type="button" class="tool up" aria-label="Move up: ${label}" title="Move up (Alt ↑)" ?disabled=${at === 0} @click=${() => move(at, at - 1)}></button>
      <button type="button" class="tool down" aria-label="Move down: ${label}" title="Move down (Alt ↓)" ?disabled=${at === all - 1} @click=${() => move(at, at + 1)}></button>
    </span>
  </li>`;
}

const PAIRS = 'draw pairs';
const PROBLEM = 'draw pair problem';

function pairs(model: EventModel, draw: DrawModel): TemplateResult {
  const list = pairsIn(model.store.head.settings);
  const open = model.isOpen(PAIRS) || model.notes.has(PROBLEM);
  const count = list.length > 0 ? ` (${list.length})` : '';
  return html`<h3><button type="button" class="opener" aria-expanded=${open} @click=${() => model.toggle(PAIRS)}>Pairs apart or together${count}</button></h3>
    ${open ? pairFields(model, draw, list) : nothing}`;
}

function pairFields(model: EventModel, draw: DrawModel, list: PairChoice[]): TemplateResult {
  const { store } = model;
  const set = (changed: PairChoice[], did: string) => store.changeSetting(DRAW_PAIRS.name, pairsText(changed), did);
  const add = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text).trim()]));
    const pair = { kind: typed['kind'] as PairKind, one: typed['one'] ?? '', other: typed['other'] ?? '' };
    const problem = pairProblem(list, pair, draw.names);
    if (problem !== null) return model.note(PROBLEM, problem);
    model.notes.delete(PROBLEM);
    set([...list, pair], `${pair.one} and ${pair.other} ${pair.kind}`);
    form.reset();
  };
  const problem = model.notes.get(PROBLEM);
  return html`<ul class="draw-pairs">${list.map(
    (pair) => html`<li><span><b>${pair.one}</b> and <b>${pair.other}</b> ${pair.kind}</span>
        <button type="button" class="quiet" aria-label="Remove: ${pair.one} and ${pair.other}" @click=${() =>
          set(
            list.filter((one) => one !== pair),
            `${pair.one} and ${pair.other}: no longer ${pair.kind}`,
          )}>Remove</button></li>`,
  )}</ul>
    <form class="draw-pair" autocomplete="off" @submit=${add}>
      <datalist id="draw-names">${inAlphabet(draw.names).map((name) => html`<option value=${name}></option>`)}</datalist>
      <label>One <input class="name" name="one" type="text" list="draw-names" autocomplete="off" spellcheck="false" aria-invalid=${problem ? 'true' : nothing} /></label>
      <label>The other <input class="name" name="other" type="text" list="draw-names" autocomplete="off" spellcheck="false" aria-invalid=${problem ? 'true' : nothing} /></label>
      <label>are <select name="kind"><option value="apart">apart</option><option value="together">together</option></select></label>
      <button type="submit" class="usual">Add the pair</button>
      ${problem ? html`<div class="problem" role="alert"><p>${problem}</p></div>` : nothing}
    </form>`;
}
