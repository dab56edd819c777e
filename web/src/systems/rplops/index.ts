// RPLOPS: points by rank and number of players, fair between games of different sizes.
import type { GlanceRow, System } from '../system.ts';
import { gameExample, gameState } from './state.ts';

export const rplops: System = {
  id: 'rplops',
  name: 'RPLOPS',
  scores: 'Any game: place, players, and if you like its length',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1350 }],
  shown: { title: 'Five players, two level for second', rows: 5 },
  glance(engine): GlanceRow[] {
    const outcome = engine.rplops.scoreGame(gameExample);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ rank, sharedBy, player, points }) => ({
      place: sharedBy > 1 ? `${rank}=` : rank,
      player,
      figure: points,
    }));
  },
};
