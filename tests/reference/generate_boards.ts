// Random valid requests for Puffing Billy and the Union Pacific final, rich in ties, winners with
// less money than others, zero scores, equal ratios and players who meet again.
// Source: BoardRequest to TwoGameRequest in the interface.
import type {
  BoardRequest,
  CategoryBoard,
  EventRequest,
  Finisher,
  FinalRequest,
  QualifiersRequest,
  TwoGameRequest,
} from '../../wasm/tallysheet.d.ts';
import { amount, asInput, dressed, pool, scores, style } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

const DECIMALS = [3, 4] as const;
const LISTED = ['finish', 'seating'] as const;
const CATEGORIES = ['Empire Builder', 'Rail Baron', '1830', 'Union Pacific', 'Dampfross'];
const BEST = ['0', '0.194', '1.5', '2.4921', '3', '3.028', '3.0281', '3.045', '3.01'];

interface Seating {
  scores: string[];
  listed?: 'finish' | 'seating';
  placedAhead?: number[];
}

function seating(random: Random, size: number): Seating {
  return seatingOf(random, scores(random, size));
}

/** Sometimes adds reports of who placed ahead, also of finishers who are not level. */
function seatingOf(random: Random, amounts: string[]): Seating {
  const ahead = amounts.map((_, at) => at).filter(() => chance(random, 0.5));
  return { ...orderOf(random, amounts), ...option(random, 'placedAhead', [ahead]) };
}

/** Mostly in finishing order by money; sometimes as the players report, or by seat. */
function orderOf(random: Random, amounts: string[]): Seating {
  const options = option(random, 'listed', LISTED);
  const some = amounts.every((text) => Number(text) === 0) ? ['1', ...amounts.slice(1)] : amounts;
  if (options.listed === 'seating') return { scores: some, ...options };
  const byMoney = [...some].sort((a, b) => Number(b) - Number(a));
  const order = chance(random, 0.6) ? byMoney : some;
  return Number(order[0]) > 0 ? { scores: order, ...options } : { scores: byMoney, ...options };
}

function finishers(random: Random, amounts: string[], names: string[]): Finisher[] {
  return amounts.map((text, at) => ({ player: dressed(random, names[at]), score: asInput(random, text) }));
}

export function boardRequest(random: Random): BoardRequest {
  const { scores: amounts, ...listed } = seating(random, whole(random, 2, 6));
  const named = finishers(random, amounts, pool(random, 6));
  const rows = named.map(({ player, score }) => (chance(random, 0.2) ? { score } : { player, score }));
  return { finishers: rows, ...listed, ...option(random, 'decimals', DECIMALS) };
}

// ------------------------------------------------------------------------------ Finals

export function finalRequest(random: Random): FinalRequest {
  const count = pick(random, [1, 1, 2, 2, 2, 3, 3, 4, 5, 6, chance(random, 0.05) ? 50 : 3]);
  const names = pool(random, count * 6);
  const boards = seatings(random, count).map(({ scores: amounts, ...listed }, board) => ({
    finishers: finishers(random, amounts, names.slice(board * 6)).map((row) => ({ ...row, ...best(random) })),
    ...listed,
  }));
  return { boards, ...option(random, 'decimals', DECIMALS) };
}

function best(random: Random): { best?: string | number | null } {
  if (chance(random, 0.3)) return {};
  return { best: chance(random, 0.2) ? null : asInput(random, pick(random, BEST)) };
}

/** Half of the boards repeat another board's scores or multiples of them. */
function seatings(random: Random, count: number): Seating[] {
  const pattern = times(whole(random, 2, 6), () => whole(random, 1, 9));
  const repeats = chance(random, 0.5);
  return times(count, () => {
    if (!repeats || chance(random, 0.3)) return seating(random, whole(random, 2, 6));
    const factor = pick(random, [1, 1, 2, 10, 1000]);
    return seatingOf(
      random,
      pattern.map((score) => String(score * factor)),
    );
  });
}

// ------------------------------------------------------------------------------ Tournaments

function categoryBoards(random: Random, categories: string[]): CategoryBoard[] {
  const names = pool(random, whole(random, 6, 12));
  const finalists = new Map<string, Set<string>>();
  return times(whole(random, 1, 10), () => {
    const category = pick(random, categories);
    const seated = finalists.get(category) ?? new Set();
    const free = names.filter((name) => !seated.has(name));
    const isFinal = free.length >= 2 && chance(random, 0.3);
    const board = categoryBoard(random, category, isFinal ? free : names);
    if (!isFinal) return { ...board, ...option(random, 'stage', ['preliminary'] as const) };
    finalists.set(category, new Set([...seated, ...playersOn(board)]));
    return { ...board, stage: 'final' };
  });
}

function playersOn(board: CategoryBoard): string[] {
  return board.finishers.map(({ player }) => player!.trim().normalize('NFC'));
}

function categoryBoard(random: Random, category: string, names: string[]): CategoryBoard {
  const size = whole(random, 2, Math.min(6, names.length));
  const { scores: amounts, ...listed } = seating(random, size);
  return { category, finishers: finishers(random, amounts, shuffled(random, names)), ...listed };
}

export function eventRequest(random: Random): EventRequest {
  const categories = CATEGORIES.slice(0, whole(random, 1, 5));
  return {
    boards: categoryBoards(random, categories),
    ...option(random, 'count', [1, 2, 3, 7]),
    ...option(random, 'decimals', DECIMALS),
  };
}

export function qualifiersRequest(random: Random): QualifiersRequest {
  const boards = categoryBoards(random, CATEGORIES.slice(0, 2));
  const preliminary = boards.filter(({ stage }) => stage !== 'final');
  const category = preliminary.length > 0 ? pick(random, preliminary).category : boards[0].category;
  if (preliminary.length === 0) delete boards[0].stage;
  return {
    boards,
    category,
    rule: chance(random, 0.4) ? 'board-winners' : { top: whole(random, 1, 6) },
    ...option(random, 'decimals', DECIMALS),
  };
}

// ------------------------------------------------------------------------------ Union Pacific

export function twoGameRequest(random: Random): TwoGameRequest {
  const names = pool(random, whole(random, 2, 6));
  const first = gameScores(random, names);
  const second = chance(random, 0.3) ? [...first].reverse() : gameScores(random, names);
  const game = (amounts: string[]) =>
    shuffled(
      random,
      names.map((name, at) => ({ player: dressed(random, name), score: asInput(random, amounts[at]) })),
    );
  return { games: [game(first), game(second)], ...option(random, 'rounding', ['each-game', 'total'] as const) };
}

/** Winners often score 200, so that percentages end in exact halves. */
function gameScores(random: Random, names: string[]): string[] {
  const kind = style(random);
  const amounts = names.map(() => amount(random, kind));
  const needsWinner = amounts.every((text) => Number(text) === 0) || chance(random, 0.3);
  return needsWinner ? ['200', ...amounts.slice(1)] : amounts;
}
