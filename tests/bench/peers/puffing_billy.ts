// Standings of Puffing Billy in any arithmetic.
import * as check from './checks.ts';
import type { Numbers } from './numbers.ts';
import { entry, names, placed } from './players.ts';

const PLACEMENT = [3, 2, 1, 0];

interface Board {
  category: string;
  stage?: string;
  listed?: string;
  finishers: { player: string; score: string | number }[];
}

export function checkFinishers(finishers: Board['finishers']): string[] {
  check.list(finishers, 2, 6, 'finishers');
  for (const finisher of finishers) {
    check.record(finisher, 'a finisher');
    check.decimal(finisher.score, 'score');
    check.expectThat(Number(finisher.score) >= 0, 'a score is below zero');
  }
  check.expectThat(
    finishers.some(({ score }) => Number(score) > 0),
    'the winner has no points',
  );
  return check.players(finishers);
}

function checkBoard(board: Board): string[] {
  check.record(board, 'a board');
  check.nameOf(board.category, 'category');
  if (board.stage !== undefined) check.choice(board.stage, ['preliminary'], 'stage');
  if (board.listed !== undefined) check.choice(board.listed, ['finish'], 'listed');
  const seated = checkFinishers(board.finishers);
  check.expectThat(Number(board.finishers[0]!.score) > 0, 'the winner has no points');
  return seated;
}

/** Omits finals, which the compared event does not have. */
export function puffingBilly<N>(numbers: Numbers<N>, checked: boolean) {
  const [half, share] = [numbers.of('0.5'), numbers.of('0.03')];
  const placement = PLACEMENT.map((points) => numbers.of(points));
  const zero = numbers.of(0);
  const totals = ({ finishers }: Board, decimals: number): (N | null)[] => {
    const scores = finishers.map(({ score }) => numbers.of(score));
    const bonuses = scores
      .slice(0, 4)
      .map((score) =>
        numbers.compare(score, scores[0]!) > 0
          ? half
          : numbers.rounded(numbers.div(numbers.mul(half, score), scores[0]!), decimals),
      );
    const all = bonuses.slice(1).reduce(numbers.add, zero);
    bonuses[0] = numbers.rounded(numbers.mul(share, all), decimals);
    return finishers.map((_, at) => (at < 4 ? numbers.add(placement[at]!, bonuses[at]!) : null));
  };
  return ({ boards, count = Infinity, decimals = 3 }: { boards: Board[]; count?: number; decimals?: number }) => {
    if (checked) {
      check.list(boards, 0, 100_000, 'boards');
      if (count !== Infinity) check.whole(count, 1, 1_000_000, 'count');
      check.whole(decimals, 3, 4, 'decimals');
    }
    const players = new Map<string, Map<string, N>>();
    for (const board of boards) {
      const seated = checked ? checkBoard(board) : names(board.finishers);
      totals(board, decimals).forEach((total, at) => {
        const bests = entry(players, seated[at]!, () => new Map<string, N>());
        const best = bests.get(board.category) ?? zero;
        bests.set(board.category, total !== null && numbers.compare(total, best) > 0 ? total : best);
      });
    }
    const categories = [...new Set(boards.map(({ category }) => category))];
    const rows = [...players].map(([player, reached]) => {
      const bests = categories.flatMap((category): [string, N][] => {
        const best = reached.get(category);
        return best === undefined ? [] : [[category, best]];
      });
      const counted = [...bests].sort((a, b) => numbers.compare(b[1], a[1])).slice(0, count);
      const isCounted = new Set(counted.map(([category]) => category));
      return { player, total: counted.reduce((sum, [, best]) => numbers.add(sum, best), zero), bests, isCounted };
    });
    return {
      rows: placed(rows, (a, b) => numbers.compare(b.total, a.total)).map(({ bests, isCounted, total, ...row }) => ({
        ...row,
        total: numbers.text(total, decimals),
        categories: bests.map(([category, best]) => ({
          category,
          best: numbers.text(best, decimals),
          finalBonus: '0.0',
          counted: isCounted.has(category),
        })),
      })),
    };
  };
}
