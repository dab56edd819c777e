// Size Matters in doubles: one game, and standings.
import { placed, rounded } from './figures.ts';

interface Seat {
  power: string;
  player?: string;
  centres: number;
  inDraw?: boolean;
}
interface Game {
  powers: Seat[];
  rounding?: 'published' | 'exact';
  floor?: boolean;
}

export function scoreGame({ powers, rounding, floor = true }: Game) {
  const isSolo = powers.some(({ centres }) => centres >= 18);
  const isMarked = powers.some(({ inDraw }) => inDraw !== undefined);
  const shares = (seat: Seat) => !isSolo && (isMarked ? seat.inDraw === true : seat.centres > 0);
  const size = powers.filter((seat) => (isSolo ? seat.centres > 0 : shares(seat))).length;
  const drawScore = 210 / (size === 7 ? 14 : size);
  const rows = powers.map((seat) => {
    const { power, player = '', centres } = seat;
    const inDraw = shares(seat);
    const exact = (centres * size) / 34;
    const modifier = rounding === 'exact' ? exact : rounded(exact, 2);
    const loses = isSolo ? centres >= 18 || centres === 0 : !inDraw;
    const score = isSolo ? (centres >= 18 ? 210 : centres * (loses ? 0 : modifier)) : inDraw ? drawScore * modifier : 0;
    const least = floor && inDraw ? (6 / 7) * drawScore : 0;
    const own = rounded(Math.max(score, least), 2);
    return {
      power,
      player: player.trim().normalize('NFC'),
      centres,
      inDraw,
      modifier: loses ? null : modifier.toFixed(rounding === 'exact' ? 4 : 2),
      floored: score < least,
      own,
      score: own.toFixed(2),
    };
  });
  return {
    result: isSolo ? 'solo' : 'draw',
    soloist: powers.find(({ centres }) => centres >= 18)?.power ?? null,
    players: size,
    base: (34 / size).toFixed(2),
    drawScore: isSolo ? null : drawScore.toFixed(2),
    rows: rows.map((row) => ({ ...row, place: 1 + rows.filter(({ own }) => own > row.own).length })),
    working: [],
  };
}

/** Ranks by points, solos and points difference, which are enough for the compared event. */
export function standings({
  games,
  ...settings
}: {
  games: Game[];
  rounding?: 'published' | 'exact';
  floor?: boolean;
}) {
  const players = new Map<
    string,
    { player: string; games: number; total: number; solos: number; difference: number }
  >();
  for (const game of games) {
    const { rows } = scoreGame({ ...settings, ...game });
    const all = rows.reduce((sum, { own }) => sum + own, 0);
    for (const { player, own, centres } of rows) {
      const entry = players.get(player) ?? { player, games: 0, total: 0, solos: 0, difference: 0 };
      players.set(player, entry);
      entry.games += 1;
      entry.total += own;
      entry.solos += centres >= 18 ? 1 : 0;
      entry.difference += 7 * own - all;
    }
  }
  const order = placed(
    [...players.values()],
    (a, b) =>
      rounded(b.total, 2) - rounded(a.total, 2) ||
      b.solos - a.solos ||
      rounded(b.difference, 2) - rounded(a.difference, 2),
  );
  return {
    rows: order.map(({ row, place, shared }) => ({
      player: row.player,
      place,
      shared,
      games: row.games,
      total: rounded(row.total, 2).toFixed(2),
      solos: row.solos,
      pointsDifference: rounded(row.difference, 2).toFixed(2),
      headToHead: null,
      separatedBy: null,
    })),
  };
}
