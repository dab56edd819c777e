// Pentamind, following the rules literally. Source: core/SOURCES.md, Pentamind.
import type { PentamindGame, PentamindSheet } from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare, div, fraction, mul, rounded, sub } from './fraction.ts';
import { nameOf } from './players.ts';

const TENTH = fraction(10);
const DILUTION = fraction(95, 100);

/** `place` may be the mean of several. */
function pointsFor(place: Fraction, players: number, formula: PentamindGame['formula']): Fraction {
  if (players > 100) return amongMany(place, players);
  const size = formula === 'former' ? fraction(players, players + 1) : fraction(players + 5, players + 6);
  return mul(fraction(100), mul(size, div(sub(fraction(players), place), fraction(players - 1))));
}

function amongMany(place: Fraction, players: number): Fraction {
  if (compare(place, TENTH) <= 0) return mul(fraction(100 * 105, 99 * 106), sub(fraction(100), place));
  return mul(fraction(100 * 105 * 90, 99 * 106), div(sub(fraction(players), place), fraction(players - 10)));
}

export function scoreGame({ finish, formula, diluted }: PentamindGame): PentamindSheet {
  const rows = finish.map(({ player, place }) => {
    const rank = 1 + finish.filter((other) => other.place < place).length;
    const sharedBy = finish.filter((other) => other.place === place).length;
    const points = pointsFor(fraction(2 * rank + sharedBy - 1, 2), finish.length, formula);
    return { player: nameOf(player), rank, sharedBy, points: rounded(diluted ? mul(points, DILUTION) : points, 2) };
  });
  return { rows };
}
