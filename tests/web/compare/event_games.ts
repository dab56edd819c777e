// An event of two games in Detour 98f.
import { aGame, anEvent } from '../event_site.ts';

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const OTHER = ['Ben', 'Ann', 'Dan', 'Cleo', 'Gus', 'Finn', 'Eve'];

export const TWO_GAMES = anEvent('detour-98f', [
  aGame('a', 'detour-98f', SEVEN, [14, 9, 6, 5, 0, 0, 0]),
  aGame('b', 'detour-98f', OTHER, [7, 7, 6, 6, 4, 4, 0]),
]);
