// Puffing Billy by the letter: who goes to a final, and a whole tournament. (Boards and finals
// have a file of their own.)
// Source: Train Gamers Association, explanation of scoring of 11 June 1998, "Scoring Finals";
// readings, Puffing Billy 8 and 10.
import type {
  CategoryBoard, EventRequest, EventSheet, QualifiersRequest, QualifiersSheet,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, larger, read, rounded, sum, zero } from './fraction.ts';
import { firstAppearances, nameOf, placed } from './players.ts';
import { scoreBoard, scoreFinal } from './puffing_billy_final.ts';

export { scoreBoard, scoreFinal };

type Standing = EventSheet['rows'][number];

// ------------------------------------------------------------------------------ Who qualifies

export function qualifiers(request: QualifiersRequest): QualifiersSheet {
  const decimals = request.decimals ?? 3;
  const rule = request.rule;
  const boards = request.boards.filter((board) =>
    nameOf(board.category) === nameOf(request.category) && (board.stage ?? 'preliminary') === 'preliminary');
  const candidates = playersOf(request.boards)
    .map((player) => ({
      player, best: bestScore(boards, player, decimals), boardsWon: boardsWon(boards, player),
    }))
    .filter(({ best, boardsWon }) => best !== null && (rule !== 'board-winners' || boardsWon > 0));
  const players = placed(candidates, (a, b) => compare(b.best!, a.best!))
    .filter(({ place }) => rule === 'board-winners' || place <= rule.top)
    .map(({ row, place, shared }) => (
      { player: row.player, best: rounded(row.best!, decimals), boardsWon: row.boardsWon, place, shared }));
  return { players };
}

function playersOf(boards: CategoryBoard[]): string[] {
  return firstAppearances(boards.flatMap((board) => board.finishers.map(({ player }) => nameOf(player))));
}

function bestScore(boards: CategoryBoard[], player: string, decimals: 3 | 4): Fraction | null {
  const totals = boards
    .flatMap((board) => scoreBoard({ ...board, decimals }).rows)
    .filter((row) => row.player === player && row.total !== null)
    .map((row) => read(row.total!));
  return totals.length === 0 ? null : totals.reduce(larger);
}

function boardsWon(boards: CategoryBoard[], player: string): number {
  return boards.filter((board) => scoreBoard(board).rows[0].player === player).length;
}

// ------------------------------------------------------------------------------ A tournament

export function standings(request: EventRequest): EventSheet {
  const decimals = request.decimals ?? 3;
  const rows = playersOf(request.boards).map((player) => {
    const categories = categoriesOf(request, player);
    const counting = categories.filter(({ counted }) => counted).map(({ best }) => read(best));
    return { player, total: rounded(sum(counting), decimals), categories };
  });
  return {
    rows: placed(rows, (a, b) => compare(read(b.total), read(a.total))).map(({ row, place, shared }) => (
      { player: row.player, place, shared, total: row.total, categories: row.categories })),
  };
}

function categoriesOf(request: EventRequest, player: string): Standing['categories'] {
  const results = firstAppearances(request.boards.map((board) => nameOf(board.category)))
    .map((category) => request.boards.filter((board) => nameOf(board.category) === category))
    .filter((boards) => playersOf(boards).includes(player))
    .map((boards) => categoryResult(boards, player, request.decimals ?? 3));
  const count = request.count ?? results.length;
  return results.map((result, at) => {
    const ahead = results.filter((other, otherAt) => {
      const difference = compare(read(other.best), read(result.best));
      return difference > 0 || (difference === 0 && otherAt < at);
    });
    return { ...result, counted: ahead.length < count };
  });
}

function categoryResult(boards: CategoryBoard[], player: string, decimals: 3 | 4) {
  const best = bestScore(boards, player, decimals) ?? zero;
  const finalBonus = finalBonusOf(boards.filter(({ stage }) => stage === 'final'), player);
  const category = nameOf(boards[0].category);
  return { category, best: rounded(add(best, read(finalBonus)), decimals), finalBonus };
}

function finalBonusOf(finals: CategoryBoard[], player: string): string {
  if (finals.length === 0) return '0.0';
  const own = scoreFinal({ boards: finals }).boards
    .flatMap(({ rows }) => rows)
    .filter((row) => row.player === player);
  return own.map(({ finalBonus }) => finalBonus).sort().at(-1) ?? '0.0';
}
