// Bounds for how a board of Diplomacy can end: the least and the most that each place on it is worth, with all 34 centres held
// and the last elimination or win in 1930. The engine scores boards on which some place is worth least or most; a test shows for
// every system that no other board goes beyond them. What is unknown ahead is varied: the years of eliminations and the draw.
import type { DecimalText, Power } from 'tallysheet';
import { isMore } from '../../numbers/decimal_text.ts';
import type { BoardAhead, BoardOutcome, FinishWorth } from '../event_rules.ts';
import { POWERS } from './powers.ts';

/** The game as every system's request has it. */
export interface EndedGame {
  powers: { power: Power; centres: number; lastHeld?: { year: number; centres: number }; inDraw?: boolean }[];
  finalYear?: number;
}

/** The printed scores of a game; null for one that the engine refuses, such as a draw of one in Size Matters. */
type Scored = (game: EndedGame) => DecimalText[] | null;

/** What events of these systems say of boards ahead. */
export const SEVEN_SEATS = {
  seats: POWERS.length,
  note: 'Boards are taken to end with all 34 centres held, and by 1930.',
};

/** Centres, most first. */
const DRAWN = `
  17-17-0-0-0-0-0  5-5-5-5-5-5-4   11-11-11-1-0-0-0  17-3-3-3-3-3-2  8-8-8-8-1-1-0  6-6-6-6-6-2-2  16-3-3-3-3-3-3
  10-4-4-4-4-4-4   8-8-8-8-2-0-0   17-16-1-0-0-0-0   6-6-6-6-6-4-0   17-4-4-4-4-1-0  17-5-4-4-4-0-0  7-7-7-7-6-0-0
  6-6-6-6-5-5-0    6-5-5-5-5-5-3`;
const WON = `
  34-0-0-0-0-0-0  18-16-0-0-0-0-0  18-8-8-0-0-0-0  18-6-6-1-1-1-1  18-5-5-5-1-0-0  18-4-4-4-4-0-0  18-3-3-3-3-3-1
  18-12-1-1-1-1-0  22-2-2-2-2-2-2`;

const [FIRST_FALL, LAST_FALL] = [1900, 1929];

export interface BoardScorer {
  /** Names what scores the boards, with its settings. */
  system: string;
  scored: Scored;
}

/** One outcome without and one with a win. */
export function outcomesOfSeven(scorer: BoardScorer, { players }: BoardAhead): BoardOutcome[] | null {
  if (players !== POWERS.length) return null;
  for (const _ of outcomeStepsOfSeven(scorer));
  return known.get(scorer.system) ?? null;
}

/** Scores some hundred boards, one for each step, unless they are known. */
export function* outcomeStepsOfSeven({ system, scored }: BoardScorer): Generator<undefined, void> {
  if (known.has(system)) return;
  const drawnWorth = yield* worthOf(gamesOf(DRAWN, drawn), scored);
  const wonWorth = yield* worthOf(gamesOf(WON, won), scored);
  known.set(system, [drawnWorth, wonWorth]);
}

const known = new Map<string, BoardOutcome[]>();

function gamesOf(boards: string, variants: (centres: number[]) => EndedGame[]): EndedGame[] {
  return boards
    .trim()
    .split(/\s+/)
    .flatMap((board) => variants(board.split('-').map(Number)));
}

function* worthOf(games: readonly EndedGame[], scored: Scored): Generator<undefined, BoardOutcome> {
  const worth: Required<FinishWorth>[] = [];
  for (const game of games) {
    const scores = scored(game)?.sort((one, other) => (isMore(one, other) ? -1 : isMore(other, one) ? 1 : 0)) ?? [];
    for (const [place, score] of scores.entries()) {
      const { least, most } = worth[place] ?? { least: score, most: score };
      worth[place] = { least: isMore(least, score) ? score : least, most: isMore(score, most) ? score : most };
    }
    yield;
  }
  return worth;
}

// ------------------------------------------------------------------------------ Variants of a board

/** Eliminations in every order, early and late; then every draw. */
export function drawn(centres: readonly number[]): EndedGame[] {
  const years = eliminations(centres.filter((count) => count === 0).length);
  return [...years.map((falls) => gameOf(centres, falls)), ...draws(centres).map((draw) => gameOf(centres, [], draw))];
}

/** All eliminations and the win at once, early or late: their order is worth nothing beside a win. */
export function won(centres: readonly number[]): EndedGame[] {
  return [FIRST_FALL, LAST_FALL].map((fall) => ({
    ...gameOf(
      centres,
      POWERS.map(() => fall),
    ),
    finalYear: fall + 1,
  }));
}

/** `falls` are the last ones of the eliminated. */
function gameOf(centres: readonly number[], falls: readonly number[], draw?: readonly boolean[]): EndedGame {
  const survivors = centres.filter((count) => count > 0).length;
  return {
    powers: POWERS.map((power, at) => ({
      power,
      centres: centres[at]!,
      ...(centres[at] === 0 ? { lastHeld: { year: falls[at - survivors] ?? LAST_FALL, centres: 1 } } : {}),
      ...(draw ? { inDraw: draw[at]! } : {}),
    })),
  };
}

/** The last Falls of a number of powers, latest first: every way to be eliminated together or one after another, with every
 *  number of them as late as can be and the others as early. */
function eliminations(count: number): number[][] {
  return groups(count).flatMap((sizes) =>
    [...sizes, 0].map((_, late) =>
      sizes.flatMap((size, at) => {
        const fall = at < late ? LAST_FALL - at : FIRST_FALL + sizes.length - 1 - at;
        return Array.from({ length: size }, () => fall);
      }),
    ),
  );
}

/** Splits a number into parts, in every order. */
function groups(count: number): number[][] {
  if (count === 0) return [[]];
  const firsts = Array.from({ length: count }, (_, at) => at + 1);
  return firsts.flatMap((first) => groups(count - first).map((rest) => [first, ...rest]));
}

/** Every set of survivors; of those level, the first ones. */
function draws(centres: readonly number[]): boolean[][] {
  return centres.reduce<boolean[][]>(
    (sets, count, at) =>
      sets.flatMap((set) => {
        const isSkipped = at > 0 && centres[at - 1] === count && !set[at - 1];
        return count === 0 || isSkipped
          ? [[...set, false]]
          : [
              [...set, false],
              [...set, true],
            ];
      }),
    [[]],
  );
}
