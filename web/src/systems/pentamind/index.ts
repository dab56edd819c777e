// Pentamind: the Mind Sports Olympiad's points by place, for any game.
import type { Page } from '../system.ts';
import { gameState } from './state.ts';

export const pentamind: Page = {
  id: 'pentamind',
  name: 'Pentamind',
  scores: 'Any game: place and number of players',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1100 }],
};
