// A draft of rounds beside the event's games: which of its rounds and boards have begun, who has gone and come since, and
// the games that it would make.
import type { FormId } from '../systems/event_game.ts';
import { roundsIn } from '../systems/rounds.ts';
import { boardNumbers, gamesOfRound, hasGames, isSame, type NumberedBoard, type RoundGames } from './begin.ts';
import type { RoundToPost } from './draw_text.ts';
import { keptBoards, type Draft, type DraftRound, type SeatAt } from './draft.ts';
import { boardsOfRound, presentsOf } from './event_rounds.ts';
import { begunBoards, drawnNames, type DrawSource } from './request.ts';
import { seatsOfForm, type Seats } from './seats.ts';

/** Tells which drawn rounds the event has, and which boards of the first have begun. */
interface Begun {
  games: DrawSource['games'];
  drawn: DraftRound[] | undefined;
  rounds: boolean[];
  boards: boolean[];
}

/** Names in the draft of people who are no longer here, and of those who have come since. */
export interface ChangedPeople {
  gone: string[];
  come: string[];
}

export abstract class EventDraft {
  abstract draft: Draft;
  abstract source: () => DrawSource;
  private begun: Begun | null = null;

  get seats(): Seats {
    return seatsOfForm(this.source().form) as Seats;
  }

  get nextRound(): number {
    return (roundsIn(this.source().games).at(-1) ?? 0) + 1;
  }

  /** The round that is drawn, the latest while some of its boards have not begun, and the next. */
  get roundChoices(): number[] {
    const { nextRound, draft } = this;
    const latest = this.isOpen(nextRound - 1) ? [nextRound - 1] : [];
    return [...new Set([...(draft.drawn ? [draft.round] : []), ...latest, nextRound])].sort((a, b) => a - b);
  }

  /** Whether some of the round's games have not begun. */
  isOpen(round: number): boolean {
    return boardsOfRound(this.source().games, round).some(({ begun }) => !begun);
  }

  get names(): string[] {
    return this.namesIn(this.draft.round);
  }

  /** Names of those whom the next draw seats: of the next round once the first of the draft has begun. */
  get namesNext(): string[] {
    return this.namesIn(this.hasBegun(0) ? this.nextRound : this.draft.round);
  }

  private namesIn(round: number): string[] {
    return drawnNames(this.source(), { ...this.draft, round });
  }

  /** Names of those who are expected, but neither marked as here nor have played yet, and whether they get seats. */
  get expected(): { names: string[]; areSeated: boolean } {
    const { people, games } = this.source();
    const { expected, fewAreMarked } = presentsOf(people, games);
    return { names: expected, areSeated: this.draft.withExpected ?? fewAreMarked };
  }

  /** Whether the event has all rounds of the draw. */
  get isOver(): boolean {
    return this.draft.drawn?.rounds.every((_, at) => this.hasBegun(at)) ?? false;
  }

  /** Whether the drawn round is the event's latest, and has boards that have not begun. */
  get canSeatAgain(): boolean {
    const { round } = this.draft;
    return round === this.nextRound - 1 && this.isOpen(round);
  }

  /** Names of the draft that are no longer here, and of those who have come since, as long as a seat can be changed. */
  get changedPeople(): ChangedPeople {
    const changes = (this.draft.drawn?.rounds ?? []).map((_, at) => this.changedIn(at));
    const all = (of: keyof ChangedPeople) => [...new Set(changes.flatMap((change) => change[of]))];
    return { gone: all('gone'), come: all('come') };
  }

  /** The same of one of the drawn rounds. */
  changedIn(index: number): ChangedPeople {
    const round = this.draft.drawn?.rounds[index];
    const canChange = !this.hasBegun(index) || (index === 0 && this.canSeatAgain);
    if (!round || !canChange) return { gone: [], come: [] };
    const [drawn, here] = [[...round.boards.flat(), ...round.byes], this.namesIn(this.draft.round + index)];
    return {
      gone: drawn.filter((name) => !here.includes(name)),
      come: here.filter((name) => !drawn.includes(name)),
    };
  }

  /** How many of the drawn rounds are later than all that the event has. */
  get roundsLeft(): number {
    const { round, drawn } = this.draft;
    return Math.max(0, round + (drawn?.rounds.length ?? 0) - this.nextRound);
  }

  /** Whether the seat's board has begun, or its round has. */
  isFixed({ round, board }: SeatAt): boolean {
    return this.hasBegun(round) || (board !== null && this.isBegun(round, board));
  }

  /** Whether this board of the round that is drawn again has begun. */
  isBegun(round: number, board: number): boolean {
    return round === 0 && this.begunNow().boards[board] === true;
  }

  isKept(index: number, board: number): boolean {
    const players = this.draft.drawn?.rounds[index]?.boards[board];
    return (keptBoards(this.draft)[index] ?? []).some((one) => String(one) === String(players));
  }

  /** The rounds with the numbers of their boards, as they are shown and posted. */
  get rounds(): RoundToPost[] {
    const { games } = this.source();
    const { round, drawn } = this.draft;
    return (drawn?.rounds ?? []).map((one, at) => ({
      ...one,
      round: round + at,
      numbers: boardNumbers(boardsOfRound(games, round + at), one),
    }));
  }

  /** Whether the event has the drawn round's games. */
  hasBegun(index: number): boolean {
    return this.begunNow().rounds[index] === true;
  }

  /** Looked up for every seat, so it is found out once for a draw and the event's games. */
  private begunNow(): Begun {
    const { games } = this.source();
    const { drawn, round } = this.draft;
    if (this.begun?.games === games && this.begun.drawn === drawn?.rounds) return this.begun;
    const rounds = drawn?.rounds ?? [];
    const begun = begunBoards(games, round);
    this.begun = {
      games,
      drawn: drawn?.rounds,
      rounds: rounds.map((one, at) => hasGames(this.formIn(round + at), games, round + at, one)),
      boards: rounds[0]?.boards.map((players) => begun.some((one) => isSame(one.players, players))) ?? [],
    };
    return this.begun;
  }

  /** Everything needed to begin the drawn round. */
  beginning(index: number): RoundGames | null {
    const drawn: DraftRound | undefined = this.draft.drawn?.rounds[index];
    const round = this.draft.round + index;
    return drawn ? gamesOfRound(this.formIn(round), this.source().games, round, drawn) : null;
  }

  private formIn(round: number): FormId {
    const source = this.source();
    return source.formOf?.(round) ?? source.form;
  }

  /** Boards of a drawn round that have begun or are kept, with the numbers that they have now. */
  protected numberedBoards(index: number): NumberedBoard[] {
    const begun = index === 0 ? begunBoards(this.source().games, this.draft.round) : [];
    const { boards = [], numbers = [] } = this.rounds[index] ?? {};
    const kept = boards.flatMap((players, board) =>
      this.isKept(index, board) ? [{ players, board: numbers[board] ?? null }] : [],
    );
    return [...begun, ...kept];
  }
}
