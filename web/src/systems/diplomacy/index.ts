// Diplomacy: one result in one of the further systems. An event changes the system without losing what is typed.
import type { Page } from '../system.ts';
import { gameState } from './state.ts';

export const diplomacy: Page = {
  id: 'diplomacy',
  name: 'Diplomacy',
  scores: 'Diplomacy in a further system',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1200 }],
};
