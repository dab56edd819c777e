// Compare: one result under many systems.
import type { Page } from '../system.ts';
import { placesState, resultState } from './state.ts';

export const compare: Page = {
  id: 'compare',
  name: 'Compare systems',
  scores: 'one Diplomacy result under twenty systems, side by side',
  tabs: [
    { id: '', title: 'Diplomacy', game: 'Result', state: resultState, height: 1400 },
    { id: 'places', title: 'Any game', game: 'Game', state: placesState, height: 900 },
  ],
};
