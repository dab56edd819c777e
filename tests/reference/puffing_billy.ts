// Puffing Billy, following the rules literally: qualifiers and a whole tournament. (Boards and finals have their own
// file.) Source: Train Gamers Association, explanation of scoring of 11 June 1998, "Scoring Finals"; core/SOURCES.md,
// Puffing Billy 8 and 10.
import type {
  BoardRow,
  CategoryBoard,
  EventRequest,
  EventSheet,
  QualifiersRequest,
  QualifiersSheet,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, larger, plain, read, rounded, sum, zero } from './fraction.ts';
import { firstAppearances, levelOn, nameOf, placed } from './players.ts';
import { scoreBoard, scoreFinal } from './puffing_billy_final.ts';

export { scoreBoard, scoreFinal };

type Standing = EventSheet['rows'][number];

// ------------------------------------------------------------------------------ Who qualifies

export function qualifiers(request: QualifiersRequest): QualifiersSheet {
  const decimals = request.decimals ?? 3;
  const rule = request.rule;
  const boards = request.boards.filter(
    (board) => nameOf(board.category) === nameOf(request.category) && (board.stage ?? 'preliminary') === 'preliminary',
  );
  const rows = rowsOf(boards, decimals);
  const candidates = playersOf(request.boards)
    .map((player) => ({ player, best: bestScore(rows, player), boardsWon: boardsWon(rows, player) }))
    .filter(({ best, boardsWon }) => best !== null && (rule !== 'board-winners' || boardsWon > 0));
  const players = placed(candidates, (a, b) => compare(b.best!, a.best!))
    .filter(({ place }) => rule === 'board-winners' || place <= rule.top)
    .map(({ row, place, shared }) => ({
      player: row.player,
      best: rounded(row.best!, decimals),
      boardsWon: row.boardsWon,
      place,
      shared,
    }));
  return { players };
}

function playersOf(boards: CategoryBoard[]): string[] {
  return firstAppearances(boards.flatMap((board) => board.finishers.map(({ player }) => nameOf(player))));
}

function rowsOf(boards: CategoryBoard[], decimals: 3 | 4): BoardRow[] {
  return boards.flatMap((board) => scoreBoard({ ...board, decimals }).rows);
}

function bestScore(rows: BoardRow[], player: string): Fraction | null {
  const totals = rows.filter((row) => row.player === player && row.total !== null).map((row) => read(row.total!));
  return totals.length === 0 ? null : totals.reduce(larger);
}

function boardsWon(rows: BoardRow[], player: string): number {
  return rows.filter((row) => row.player === player && row.place === 1).length;
}

// ------------------------------------------------------------------------------ A tournament

/** All scores of one category. */
interface Category {
  category: string;
  players: string[];
  rows: BoardRow[];
  /** The bonus of the category's final. */
  finalists: { player: string; finalBonus: string }[];
}

export function standings(request: EventRequest): EventSheet {
  const decimals = request.decimals ?? 3;
  const categories = firstAppearances(request.boards.map((board) => nameOf(board.category))).map((category) =>
    categoryOf(
      request.boards.filter((board) => nameOf(board.category) === category),
      decimals,
    ),
  );
  const rows = playersOf(request.boards).map((player) => {
    const own = categoriesOf(categories, player, request.count, decimals);
    const counting = own.filter(({ counted }) => counted).map(({ best }) => read(best));
    return { player, total: rounded(sum(counting), decimals), categories: own };
  });
  const standing = placed(rows, (a, b) => compare(read(b.total), read(a.total))).map(({ row, place, shared }) => ({
    player: row.player,
    place,
    shared,
    total: row.total,
    categories: row.categories,
  }));
  const openTies = categories.flatMap(({ category }) =>
    request.boards.flatMap((board, index) => (nameOf(board.category) === category ? openTiesOn(board, index) : [])),
  );
  return { rows: standing, ...levelOn(standing, 'total'), ...(openTies.length > 0 ? { openTies } : {}) };
}

/** In the order of the list, one for each score. */
function openTiesOn(board: CategoryBoard, index: number): NonNullable<EventSheet['openTies']> {
  const open = scoreBoard(board).rows.filter(({ level }) => level === 'listed');
  return firstAppearances(open.map(({ score }) => score)).map((score) => ({
    board: index,
    score: plain(read(score)),
    players: open.filter((row) => row.score === score).map(({ player }) => player),
  }));
}

function categoryOf(boards: CategoryBoard[], decimals: 3 | 4): Category {
  const finals = boards.filter(({ stage }) => stage === 'final');
  return {
    category: nameOf(boards[0].category),
    players: playersOf(boards),
    rows: rowsOf(boards, decimals),
    finalists: finals.length === 0 ? [] : scoreFinal({ boards: finals }).boards.flatMap(({ rows }) => rows),
  };
}

function categoriesOf(
  categories: Category[],
  player: string,
  counting: number | undefined,
  decimals: 3 | 4,
): Standing['categories'] {
  const results = categories
    .filter(({ players }) => players.includes(player))
    .map((category) => categoryResult(category, player, decimals));
  const count = counting ?? results.length;
  return results.map((result, at) => {
    const ahead = results.filter((other, otherAt) => {
      const difference = compare(read(other.best), read(result.best));
      return difference > 0 || (difference === 0 && otherAt < at);
    });
    return { ...result, counted: ahead.length < count };
  });
}

function categoryResult({ category, rows, finalists }: Category, player: string, decimals: 3 | 4) {
  const best = bestScore(rows, player) ?? zero;
  const own = finalists.filter((row) => row.player === player);
  const finalBonus =
    own
      .map(({ finalBonus }) => finalBonus)
      .sort()
      .at(-1) ?? '0.0';
  return { category, best: rounded(add(best, read(finalBonus)), decimals), finalBonus };
}
