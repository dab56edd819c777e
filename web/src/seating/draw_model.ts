// Drawing the boards of an event: the draft that this device keeps, the search for it, and changes by hand. The engine
// says what everything costs; the event is changed only when a round begins.
import type { Problem, SeatingAnswer, SeatingRequest, TallysheetEvents } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { inWords } from '../ui/sentences.ts';
import { inOrder } from './begin.ts';
import {
  draftIn,
  isSeat,
  keptBoards,
  nameAt,
  newDraft,
  swapped,
  type Draft,
  type DraftRound,
  type Drawn,
  type SeatAt,
} from './draft.ts';
import { EventDraft } from './event_draft.ts';
import { assessmentOf, requestOf, type DrawSource } from './request.ts';
import { COSTS, difference, resultsOf, WOULD, type WishResult } from './words.ts';

/** A report from a search: its best draw so far, or the reason why there can be none. */
export type Found = { ok: true; value: SeatingAnswer } | { ok: false; problems: Problem[] };

/** Begins a search, and returns how to stop it. `take` may be called at once. */
export type Search = (request: SeatingRequest, take: (found: Found) => void) => () => void;

export interface DrawDevice {
  read(): unknown;
  write(draft: Draft): void;
  search: Search;
  /** A new seed. */
  seed(): number;
  redraw(): void;
}

/** How far the search has come. */
export interface SearchState {
  done: number;
  of: number;
}

export class DrawModel extends EventDraft {
  draft: Draft;
  problems: Problem[] = [];
  searching: SearchState | null = null;
  /** The seat that waits for another to be swapped with. */
  chosen: SeatAt | null = null;
  /** The two seats whose swap is considered, and what it would cost. */
  considered: { seats: [SeatAt, SeatAt]; said: string } | null = null;
  /** The cost of the last change by hand. */
  said = '';
  private stopSearch: (() => void) | null = null;
  private lastSwap: [SeatAt, SeatAt] | null = null;
  private known: { drawn: Drawn; request: string; answer: SeatingAnswer } | null = null;
  /** The cost of the search's last answer. Its boards are the same until this changes. */
  private costs = '';

  constructor(
    public source: () => DrawSource,
    public device: DrawDevice,
    public engine: TallysheetEvents,
  ) {
    super();
    this.draft = draftIn(device.read()) ?? newDraft(this.nextRound, device.seed());
    if (!this.draft.drawn && !this.roundChoices.includes(this.draft.round))
      this.draft = newDraft(this.nextRound, device.seed());
  }

  change(changes: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changes };
    this.device.write(this.draft);
    this.device.redraw();
  }

  chooseRound(round: number, rounds = 1): void {
    this.stop();
    Object.assign(this, NOTHING_CHOSEN);
    this.said = '';
    this.change({ round, kept: [], keptLater: [], drawn: null, rounds });
  }

  /** Draws the round after the latest, and those that were drawn with it. */
  drawNext(): void {
    this.chooseRound(this.nextRound, Math.max(1, this.roundsLeft));
    this.draw(this.device.seed());
  }

  /** Starts the search again. */
  draw(seed = this.draft.seed): void {
    this.stop();
    Object.assign(this, NOTHING_CHOSEN, { said: '', lastSwap: null, problems: [], costs: '' });
    this.draft = { ...this.draft, seed };
    const { draft } = this;
    const request = requestOf(this.source(), draft);
    this.searching = { done: 0, of: 0 };
    let isOver = false;
    const stop = this.device.search(request, (found) => {
      isOver = !found.ok || found.value.ended;
      this.take(found, seed);
    });
    if (!isOver) this.stopSearch = stop;
    this.device.redraw();
  }

  private take(found: Found, seed: number): void {
    if (!found.ok) {
      Object.assign(this, { problems: found.problems, searching: null, stopSearch: null });
      this.device.redraw();
      return;
    }
    const { value } = found;
    this.searching = value.ended ? null : { done: value.steps, of: value.mostSteps };
    if (value.ended) this.stopSearch = null;
    const drawn: Drawn = {
      rounds: this.roundsOf(value),
      seed,
      steps: value.ended ? null : value.steps,
      byHand: false,
      repeatMeetingsAtLeast: value.repeatMeetingsAtLeast,
      meetingsAtLeast: value.kept.find(({ wish }) => wish === 'meetings')?.atLeast ?? 0,
      complete: value.complete,
    };
    this.change({ drawn });
  }

  private roundsOf({ rounds, kept }: SeatingAnswer): DraftRound[] {
    const costs = JSON.stringify(kept.map(({ cost }) => cost));
    const { drawn } = this.draft;
    if (drawn && costs === this.costs) return drawn.rounds;
    this.costs = costs;
    return rounds.map(({ boards, byes }, at) =>
      inOrder(this.numberedBoards(at), { boards: boards.map(({ players }) => players), byes }),
    );
  }

  /** Keeps the best draw found so far. */
  stop(): void {
    this.stopSearch?.();
    this.stopSearch = null;
    if (this.searching) {
      this.searching = null;
      this.device.redraw();
    }
  }

  /** The cost of the boards as they are now; null without a draw, or if someone has left since. */
  get answer(): SeatingAnswer | null {
    const { drawn } = this.draft;
    return drawn && this.assessed(drawn);
  }

  private assessed(drawn: Drawn): SeatingAnswer | null {
    const request = this.assessment(drawn.rounds);
    const text = JSON.stringify(request);
    if (this.known?.request === text) return this.known.answer;
    const outcome = this.engine.seating.assess(request);
    if (!outcome.ok) return null;
    this.known = { drawn, request: text, answer: outcome.value };
    return outcome.value;
  }

  private assessment(rounds: readonly DraftRound[]): SeatingRequest {
    return assessmentOf(requestOf(this.source(), this.draft), rounds);
  }

  results(numbers: Numbers): WishResult[] {
    const { drawn } = this.draft;
    const { answer } = this;
    return drawn && answer ? resultsOf(answer, this.seats, numbers, drawn) : [];
  }

  /** Chooses a seat. With one chosen before, says what a swap of the two would cost, and swaps those of which it is said. */
  tap(at: SeatAt, numbers: Numbers): void {
    const before = this.chosen;
    if (this.searching) this.stop();
    if (!before || before.round !== at.round) Object.assign(this, NOTHING_CHOSEN, { chosen: at });
    else if (isSeat(before, at)) this.choose(null);
    else if (this.isConsidered(before, at)) this.swap(before, at, numbers);
    else this.consider(before, at, numbers);
    this.device.redraw();
  }

  /** Chooses this seat alone, or none. */
  choose(at: SeatAt | null): void {
    Object.assign(this, NOTHING_CHOSEN, { chosen: at });
    this.device.redraw();
  }

  /** Says what a swap of two seats of a round would cost. */
  consider(one: SeatAt, other: SeatAt, numbers: Numbers): void {
    if (this.isConsidered(one, other)) return;
    const said = this.costOfSwap(one, other, numbers);
    this.considered = said === null ? null : { seats: [one, other], said };
    this.device.redraw();
  }

  /** Null where the seats cannot be swapped. */
  private costOfSwap(one: SeatAt, other: SeatAt, numbers: Numbers): string | null {
    const { drawn } = this.draft;
    const names = this.namesOf(one, other);
    if (!drawn || !names) return null;
    const outcome = this.engine.seating.assess(this.assessment(swapped(drawn.rounds, one, other)));
    if (!outcome.ok) return null;
    const after = resultsOf(outcome.value, this.seats, numbers, drawn);
    return `Swap ${inWords(names, 'and')}? ${difference(this.results(numbers), after, WOULD)}`;
  }

  isConsidered(one: SeatAt, other: SeatAt): boolean {
    const [first, second] = this.considered?.seats ?? [];
    return first !== undefined && second !== undefined && isSeat(first, one) && isSeat(second, other);
  }

  /** The names at two seats that can be swapped. */
  private namesOf(one: SeatAt, other: SeatAt): [string, string] | null {
    const rounds = this.draft.drawn?.rounds ?? [];
    const [first, second] = [nameAt(rounds, one), nameAt(rounds, other)];
    const canBe = one.round === other.round && !isSeat(one, other) && !this.isFixed(one) && !this.isFixed(other);
    return canBe && first !== undefined && second !== undefined ? [first, second] : null;
  }

  /** Swaps two seats of a round, and says what that costs. Swapping them again undoes it. */
  swap(one: SeatAt, other: SeatAt, numbers: Numbers): void {
    const { drawn } = this.draft;
    const names = this.namesOf(one, other);
    Object.assign(this, NOTHING_CHOSEN);
    if (!drawn || !names) return this.device.redraw();
    const before = this.results(numbers);
    this.change({ drawn: { ...drawn, rounds: swapped(drawn.rounds, one, other), byHand: true } });
    this.lastSwap = [one, other];
    // Its cost is unknown while a person in the draft is no longer here.
    const cost = this.answer ? ` ${difference(before, this.results(numbers), COSTS)}` : '';
    this.said = `${inWords(names, 'and')} swapped.${cost}`;
    this.device.redraw();
  }

  get canSwapBack(): boolean {
    return this.lastSwap !== null;
  }

  swapBack(numbers: Numbers): void {
    if (!this.lastSwap) return;
    this.swap(...this.lastSwap, numbers);
    this.lastSwap = null;
  }

  /** Keeps a board of a drawn round when it is drawn again, or no longer. */
  keep(index: number, board: number): void {
    const players = this.draft.drawn?.rounds[index]?.boards[board];
    if (!players) return;
    const before = keptBoards(this.draft);
    const [kept = [], ...keptLater] = Array.from({ length: Math.max(before.length, index + 1) }, (_, at) => {
      const boards = before[at] ?? [];
      if (at !== index) return boards;
      const others = boards.filter((one) => String(one) !== String(players));
      return others.length < boards.length ? others : [...others, players];
    });
    this.change({ kept, keptLater });
  }
}

const NOTHING_CHOSEN = { chosen: null, considered: null };
