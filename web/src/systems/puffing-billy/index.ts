// Puffing Billy: the Train Gamers Association's scores for one board, and for a game's final.
import type { GlanceRow, System } from '../system.ts';
import { boardExample, boardState, finalState } from './state.ts';

export const puffingBilly: System = {
  id: 'puffing-billy',
  name: 'Puffing Billy',
  scores: 'Train games: place, and how close the board was',
  tabs: [
    { id: '', title: 'Board', game: 'Board', state: boardState, height: 950 },
    { id: 'final', title: 'Final', game: 'Final', state: finalState, height: 1350 },
  ],
  shown: { title: 'Empire Builder, five at the table', rows: 5 },
  glance(engine, { bare }): GlanceRow[] {
    const outcome = engine.puffingBilly.scoreBoard(boardExample);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ place, player, total }) => ({ place, player, figure: total === null ? '–' : bare(total) }));
  },
  eventForms: ['puffing-billy', 'puffing-billy/final', 'union-pacific'],
};
