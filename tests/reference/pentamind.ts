// Pentamind, following the rules literally. Source: core/SOURCES.md, Pentamind.
import type { PentamindGame, PentamindSheet } from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { div, fraction, mul, rounded, sum } from './fraction.ts';
import { nameOf } from './players.ts';

function pointsFor(rank: number, players: number, formula: PentamindGame['formula']): Fraction {
  const size = formula === 'former' ? fraction(players, players + 1) : fraction(players + 5, players + 6);
  return mul(fraction(100), mul(size, fraction(players - rank, players - 1)));
}

export function scoreGame({ finish, formula }: PentamindGame): PentamindSheet {
  const rows = finish.map(({ player, place }) => {
    const rank = 1 + finish.filter((other) => other.place < place).length;
    const sharedBy = finish.filter((other) => other.place === place).length;
    const filled = Array.from({ length: sharedBy }, (_, at) => pointsFor(rank + at, finish.length, formula));
    return { player: nameOf(player), rank, sharedBy, points: rounded(div(sum(filled), fraction(sharedBy)), 2) };
  });
  return { rows };
}
