// Puffing Billy in doubles: one board, and a tournament's standings.
import { placed, read, rounded, type Input } from './figures.ts';

interface Finisher {
  player?: string;
  score: Input;
}
interface Board {
  finishers: Finisher[];
  listed?: 'finish' | 'seating';
  decimals?: number;
}
interface CategoryBoard extends Board {
  category: string;
}

const PLACEMENT = [3, 2, 1, 0];

export function scoreBoard({ finishers, listed, decimals = 3 }: Board) {
  const order = finishers.map(({ player = '', score }, index) => ({
    player: player.trim().normalize('NFC'),
    index,
    score: read(score),
  }));
  if (listed === 'seating') order.sort((a, b) => b.score - a.score || b.index - a.index);
  const winner = order[0]!.score;
  const bonuses = order.map(({ score }, at) =>
    at < 1 || at > 3 ? 0 : rounded(Math.min(0.5, (0.5 * score) / winner), decimals),
  );
  const bonusTotal = rounded(
    bonuses.reduce((a, b) => a + b, 0),
    decimals,
  );
  bonuses[0] = rounded(0.03 * bonusTotal, decimals);
  const rows = order.map(({ player, index, score }, at) => ({
    player,
    index,
    place: at + 1,
    score: String(score),
    placement: PLACEMENT[at] ?? null,
    bonus: at < 4 ? bonuses[at]!.toFixed(decimals) : null,
    total: at < 4 ? (PLACEMENT[at]! + bonuses[at]!).toFixed(decimals) : null,
    capped: at > 0 && at < 4 && score > winner,
    tiebreaker: listed === 'seating' && order.some((other) => other.index !== index && other.score === score),
  }));
  return { rows, bonusTotal: bonusTotal.toFixed(decimals), working: [] };
}

interface Finalist extends Finisher {
  best?: Input | null;
}

const FINAL_BONUS = [0.3, 0.2, 0.1];

/** Scores one board, or several whose winners are compared; ties keep their order. */
export function scoreFinal({
  boards,
  decimals = 3,
}: {
  boards: { finishers: Finalist[]; listed?: 'finish' | 'seating' }[];
  decimals?: number;
}) {
  const sheets = boards.map(({ finishers, listed }) => {
    const sheet = scoreBoard({ finishers, ...(listed ? { listed } : {}), decimals });
    const four = sheet.rows.slice(0, 4).map(({ score }) => Number(score));
    return { ...sheet, finishers, average: four.reduce((a, b) => a + b, 0) / four.length };
  });
  const seats = sheets.flatMap(({ rows, average }, board) =>
    rows.map((row, at) => ({ board, row: at, player: row.player, ratio: Number(row.score) / average })),
  );
  const best = (row: number) => seats.filter((seat) => seat.row === row).sort((a, b) => b.ratio - a.ratio);
  const climbed =
    sheets.length === 1
      ? seats.slice(0, 3)
      : sheets.length === 2
        ? [...best(0), ...best(1)].slice(0, 3)
        : best(0).slice(0, 3);
  const ladder = climbed.map((seat, at) => ({
    ...seat,
    place: at + 1,
    ratio: seat.ratio.toFixed(3),
    bonus: FINAL_BONUS[at]!.toFixed(1),
    shared: false,
  }));
  return {
    boards: sheets.map(({ rows, average, bonusTotal, finishers }, board) => ({
      average: average.toFixed(2),
      bonusTotal,
      working: [],
      rows: rows.map((row, at) => {
        const step = ladder.find((one) => one.board === board && one.row === at);
        const before = finishers[row.index]!.best;
        const known = [row.total, before ?? null].filter((score) => score !== null).map(Number);
        const bonus = step ? FINAL_BONUS[step.place - 1]! : 0;
        return {
          ...row,
          ratio: at < 4 ? (Number(row.score) / average).toFixed(3) : null,
          finalPlace: step?.place ?? null,
          finalBonus: bonus.toFixed(1),
          newBest: known.length > 0 ? (Math.max(...known) + bonus).toFixed(decimals) : null,
        };
      }),
    })),
    ladder,
  };
}

/** Omits finals, which the compared event does not have. */
export function standings({
  boards,
  count = Infinity,
  decimals = 3,
}: {
  boards: CategoryBoard[];
  count?: number;
  decimals?: number;
}) {
  const players = new Map<string, Map<string, number>>();
  for (const board of boards) {
    for (const { player, total } of scoreBoard({ ...board, decimals }).rows) {
      if (!players.has(player)) players.set(player, new Map());
      const bests = players.get(player)!;
      bests.set(board.category, Math.max(bests.get(board.category) ?? 0, Number(total ?? 0)));
    }
  }
  const rows = [...players].map(([player, bests]) => {
    const all = [...bests].sort((a, b) => b[1] - a[1]);
    const counted = new Set(all.slice(0, count).map(([category]) => category));
    const total = rounded(
      all.slice(0, count).reduce((sum, [, best]) => sum + best, 0),
      decimals,
    );
    const categories = [...bests].map(([category, best]) => ({
      category,
      best: best.toFixed(decimals),
      finalBonus: '0.0',
      counted: counted.has(category),
    }));
    return { player, total, categories };
  });
  return {
    rows: placed(rows, (a, b) => b.total - a.total).map(({ row, place, shared }) => ({
      ...row,
      place,
      shared,
      total: row.total.toFixed(decimals),
    })),
  };
}
