// Puffing Billy: the Train Gamers Association's scores for one board, and for a game's final.
import { bare } from '../../entry/figures.ts';
import type { GlanceRow, System } from '../../system.ts';
import { boardExample } from './example.ts';

export const puffingBilly: System = {
  id: 'puffing-billy',
  name: 'Puffing Billy',
  scores: 'Train games: place, and how close the board was',
  tabs: [
    { id: '', title: 'Board', open: async () => (await import('./board_form.ts')).boardForm },
    { id: 'final', title: 'Final', open: async () => (await import('./final_form.ts')).finalForm },
  ],
  shown: { title: 'Empire Builder, five at the table', rows: 5 },
  glance(engine): GlanceRow[] {
    const outcome = engine.puffingBilly.scoreBoard(boardExample.request);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ place, player, total }) => ({ place, player, figure: total === null ? '–' : bare(total) }));
  },
  rules: async () => (await import('./rules.ts')).rules(),
};
