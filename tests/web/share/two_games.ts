// An event of two games and three players.
import { anEvent, anRplopsGame } from '../event_site.ts';

export const EVENT = anEvent('rplops', [
  anRplopsGame('g1', [
    ['Ann', '1'],
    ['Bob', '2'],
  ]),
  anRplopsGame('g2', [
    ['Bob', '1'],
    ['Cy', '2'],
  ]),
]);
