// RPLOPS: points by rank and number of players, fair between games of different sizes.
import type { GlanceRow, System } from '../../system.ts';
import { gameExample } from './example.ts';

export const rplops: System = {
  id: 'rplops',
  name: 'RPLOPS',
  scores: 'Any game: place, players, and if you like its length',
  tabs: [{ id: '', title: 'Game', open: async () => (await import('./form.ts')).gameForm }],
  shown: { title: 'Five players, two level for second', rows: 5 },
  glance(engine): GlanceRow[] {
    const outcome = engine.rplops.scoreGame(gameExample.request);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ rank, sharedBy, player, points }) => ({ place: sharedBy > 1 ? `${rank}=` : rank, player, figure: points }));
  },
  rules: async () => (await import('./rules.ts')).rules(),
};
