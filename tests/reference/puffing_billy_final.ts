// Puffing Billy by the letter: one game board, and a final of any number of boards.
// Source: Train Gamers Association, explanation of scoring of 11 June 1998, "How to Score a Game
// Board" and "Scoring Finals"; core/SOURCES.md, Puffing Billy 1 to 9.
// Each later step reads the figures that the earlier one printed.
import type { BoardRequest, BoardRow, BoardSheet, FinalRequest, FinalSheet } from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, div, fraction, larger, mul, plain, read, rounded, sum } from './fraction.ts';
import { nameOf, placed } from './players.ts';

const PLACEMENT = [3, 2, 1, 0];
const FINAL_BONUS = ['0.0', '0.3', '0.2', '0.1'];
const HALF = fraction(1, 2);
const WINNERS_SHARE = fraction(3, 100);

type Ladder = FinalSheet['ladder'];

// ------------------------------------------------------------------------------ One board

export function scoreBoard(request: BoardRequest): BoardSheet {
  const decimals = request.decimals ?? 3;
  const order = finishingOrder(request);
  const winner = read(request.finishers[order[0]].score);
  const rows = order.map((index, position) => boardRow(request, index, position, winner, decimals));
  const bonusTotal = sum(rows.slice(1, 4).map((row) => read(row.bonus!)));
  rows[0].bonus = rounded(mul(WINNERS_SHARE, bonusTotal), decimals);
  for (const row of rows.slice(0, 4)) {
    row.total = rounded(add(fraction(row.placement!), read(row.bonus!)), decimals);
  }
  return { rows, bonusTotal: rounded(bonusTotal, decimals) };
}

function finishingOrder(request: BoardRequest): number[] {
  const indexes = request.finishers.map((_, index) => index);
  if (request.listed !== 'seating') return indexes;
  const score = (index: number) => read(request.finishers[index].score);
  return indexes.sort((a, b) => compare(score(b), score(a)) || b - a);
}

function boardRow(
  request: BoardRequest,
  index: number,
  position: number,
  winner: Fraction,
  decimals: number,
): BoardRow {
  const own = read(request.finishers[index].score);
  const scoresBonus = position >= 1 && position <= 3;
  const capped = scoresBonus && compare(own, winner) > 0;
  const bonus = capped ? HALF : mul(HALF, div(own, winner));
  return {
    player: nameOf(request.finishers[index].player),
    index,
    place: position + 1,
    score: plain(own),
    placement: PLACEMENT[position] ?? null,
    bonus: scoresBonus ? rounded(bonus, decimals) : null,
    total: null,
    capped,
    tiebreaker: request.listed === 'seating' && isLevelWithAnother(request, index),
    ...levelOf(request, index),
  };
}

/** Two level finishers are apart by report where the one listed first is said to have placed ahead. */
function levelOf(request: BoardRequest, index: number): Pick<BoardRow, 'level'> {
  if (request.listed === 'seating' || !isLevelWithAnother(request, index)) return {};
  const own = read(request.finishers[index].score);
  const others = request.finishers.flatMap(({ score }, at) =>
    at !== index && compare(read(score), own) === 0 ? [at] : [],
  );
  const isReported = others.every((other) => (request.placedAhead ?? []).includes(Math.min(other, index)));
  return { level: isReported ? 'reported' : 'listed' };
}

function isLevelWithAnother(request: BoardRequest, index: number): boolean {
  const own = read(request.finishers[index].score);
  return request.finishers.some((other, at) => at !== index && compare(read(other.score), own) === 0);
}

// ------------------------------------------------------------------------------ A final

export function scoreFinal(request: FinalRequest): FinalSheet {
  const decimals = request.decimals ?? 3;
  const sheets = request.boards.map((board) => scoreBoard({ ...board, decimals }));
  const ladder = finalLadder(sheets);
  const boards = sheets.map((sheet, board) => ({
    average: rounded(boardAverage(sheet), 2),
    bonusTotal: sheet.bonusTotal,
    rows: sheet.rows.map((row, at) => {
      const step = ladder.find((entry) => entry.board === board && entry.row === at);
      const finalBonus = step?.bonus ?? '0.0';
      const best = request.boards[board].finishers[row.index].best ?? null;
      return {
        ...row,
        ratio: at < 4 ? rounded(ratioOf(sheet, at), 3) : null,
        finalPlace: step?.place ?? null,
        finalBonus,
        newBest: newBest(best, row.total, finalBonus, decimals),
      };
    }),
  }));
  return { boards, ladder };
}

function boardAverage(sheet: BoardSheet): Fraction {
  const scores = sheet.rows.slice(0, 4).map((row) => read(row.score));
  return div(sum(scores), fraction(scores.length));
}

function ratioOf(sheet: BoardSheet, row: number): Fraction {
  return div(read(sheet.rows[row].score), boardAverage(sheet));
}

function newBest(
  before: string | number | null,
  onBoard: string | null,
  finalBonus: string,
  decimals: number,
): string | null {
  const known = [before, onBoard].filter((score) => score !== null).map(read);
  if (known.length === 0) return null;
  return rounded(add(known.reduce(larger), read(finalBonus)), decimals);
}

function finalLadder(sheets: BoardSheet[]): Ladder {
  if (sheets.length === 1) return oneBoardLadder(sheets[0]);
  const winners = rankedByRatio(sheets, 0, 1);
  if (sheets.length === 2) return [...winners, ...rankedByRatio(sheets, 1, 3)];
  return winners;
}

function oneBoardLadder(sheet: BoardSheet): Ladder {
  return sheet.rows.slice(0, 3).map((_, row) => ladderStep(sheet, 0, row, row + 1, false));
}

/** Adds the finishers in this row of every board, from `firstPlace` down to third at most. */
function rankedByRatio(sheets: BoardSheet[], row: number, firstPlace: number): Ladder {
  const boards = sheets.map((sheet, board) => ({ sheet, board, ratio: ratioOf(sheet, row) }));
  return placed(boards, (a, b) => compare(b.ratio, a.ratio))
    .map(({ row: at, place, shared }) => ladderStep(at.sheet, at.board, row, firstPlace + place - 1, shared))
    .filter((step) => step.place <= 3);
}

function ladderStep(sheet: BoardSheet, board: number, row: number, place: number, shared: boolean) {
  const player = sheet.rows[row].player;
  const ratio = rounded(ratioOf(sheet, row), 3);
  return { place, board, row, player, ratio, bonus: FINAL_BONUS[place] ?? '0.0', shared };
}
