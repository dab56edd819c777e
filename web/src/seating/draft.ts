// A draw in the making, as this device keeps it until its rounds have begun.

/** The names of a round's boards, in the order of seats, and of those who sit out. */
export interface DraftRound {
  boards: string[][];
  byes: string[];
}

export interface Drawn {
  rounds: DraftRound[];
  seed: number;
  /** After how many steps a search was stopped; null if it came to its end. */
  steps: number | null;
  /** Whether seats were swapped since. */
  byHand: boolean;
  /** How many of its meetings repeat at least in any draw. */
  repeatMeetingsAtLeast: number;
  /** What meetings cost at least in any draw; absent in drafts of earlier versions. */
  meetingsAtLeast?: number;
  /** Whether no draw is better in what counts. */
  complete: boolean;
}

export interface Draft {
  /** The number of the first round to draw. */
  round: number;
  /** How many rounds are drawn at once. */
  rounds: number;
  seed: number;
  /** Names of those who offer to sit out. */
  volunteers: string[];
  /** Whether those who are expected play although they are not marked as here; absent until the organiser says. */
  withExpected?: boolean;
  /** Boards of the first round that stay as they are when it is drawn again. */
  kept: string[][];
  /** The same of the second round, the third and so on; absent in drafts of earlier versions. */
  keptLater?: string[][][];
  drawn: Drawn | null;
}

export function newDraft(round: number, seed: number): Draft {
  return { round, rounds: 1, seed, volunteers: [], kept: [], drawn: null };
}

/** Null for what is no draft. */
export function draftIn(value: unknown): Draft | null {
  const draft = value as Draft;
  if (!isRecord(value) || ![draft.round, draft.rounds, draft.seed].every(Number.isInteger)) return null;
  if (!areNames(draft.volunteers) || !areLists(draft.kept)) return null;
  if (![draft.keptLater ?? []].flat().every(areLists)) return null;
  return draft.drawn === null || isDrawn(draft.drawn) ? draft : null;
}

function isDrawn(value: unknown): boolean {
  const drawn = value as Drawn;
  return (
    isRecord(value) &&
    Array.isArray(drawn.rounds) &&
    drawn.rounds.every((round) => isRecord(round) && areLists(round.boards) && areNames(round.byes)) &&
    [drawn.seed, drawn.repeatMeetingsAtLeast].every(Number.isInteger)
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function areNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function areLists(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every(areNames);
}

/** The kept boards of each round, as far as there are any. */
export function keptBoards({ kept, keptLater = [] }: Draft): string[][][] {
  return [kept, ...keptLater];
}

/** A seat of a round: its board, or null among those who sit out, and its place there. */
export interface SeatAt {
  round: number;
  board: number | null;
  seat: number;
}

export function isSeat(one: SeatAt, other: SeatAt): boolean {
  return one.round === other.round && one.board === other.board && one.seat === other.seat;
}

export function nameAt(rounds: readonly DraftRound[], { round, board, seat }: SeatAt): string | undefined {
  const one = rounds[round];
  return board === null ? one?.byes[seat] : one?.boards[board]?.[seat];
}

/** The rounds with two seats of one round swapped. */
export function swapped(rounds: readonly DraftRound[], one: SeatAt, other: SeatAt): DraftRound[] {
  const [first, second] = [nameAt(rounds, one), nameAt(rounds, other)];
  if (first === undefined || second === undefined || one.round !== other.round) return [...rounds];
  const swap = (name: string) => (name === first ? second : name === second ? first : name);
  return rounds.map((round, at) =>
    at === one.round ? { boards: round.boards.map((board) => board.map(swap)), byes: round.byes.map(swap) } : round,
  );
}
