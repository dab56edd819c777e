// Own rule: games scored by a rule that is a text, which a director writes or a link brings.
import type { Page } from '../system.ts';
import { boardState, playersState } from './state.ts';

export const ownRule: Page = {
  id: 'own-rule',
  name: 'Your own rule',
  scores: 'any game by a rule of your own',
  tabs: [
    { id: '', title: 'Diplomacy', game: 'Board', state: boardState, height: 1200 },
    { id: 'players', title: 'Any other game', game: 'Game', state: playersState, height: 1100 },
  ],
  eventForms: ['own-rule', 'own-rule/players'],
};
