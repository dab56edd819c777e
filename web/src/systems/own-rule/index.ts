// Own rule: games scored by a rule that is a text, which a director writes or a link brings.
import type { Page } from '../system.ts';
import { gameState } from './state.ts';

export const ownRule: Page = {
  id: 'own-rule',
  name: 'Your own rule',
  scores: 'any game by a rule of your own',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1200 }],
};
