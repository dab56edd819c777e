// The Union Pacific two-game final in doubles.
import { placed, read, rounded, type Input } from './figures.ts';

interface Result {
  player: string;
  score: Input;
}

export function scoreFinal({ games, rounding }: { games: [Result[], Result[]]; rounding?: 'each-game' | 'total' }) {
  const scores = games.map(
    (game) => new Map(game.map(({ player, score }) => [player.trim().normalize('NFC'), read(score)])),
  );
  const winners = scores.map((game) => Math.max(...game.values()));
  const places = rounding === 'total' ? 2 : 0;
  const rows = [...scores[0]!.keys()].map((player) => {
    const percents = scores.map((game, at) => (100 * game.get(player)!) / winners[at]!);
    const points = percents.map((percent) => rounded(percent, places));
    return {
      player,
      percents,
      points,
      total: rounded(
        (rounding === 'total' ? percents : points).reduce((a, b) => a + b),
        0,
      ),
    };
  });
  return {
    rows: placed(rows, (a, b) => b.total - a.total).map(
      ({ row: { player, percents, points, total }, place, shared }) => ({
        player,
        place,
        shared,
        scores: scores.map((game) => String(game.get(player))),
        percents: percents.map((percent) => rounded(percent, 2).toFixed(2)),
        points: points.map((point) => point.toFixed(places)),
        total: total.toFixed(0),
      }),
    ),
    working: [],
  };
}
