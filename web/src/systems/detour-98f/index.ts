// Detour 98f: Diplomacy scored by sharing out 100 points in a draw.
import type { GlanceRow, System } from '../system.ts';
import { gameExample, gameState } from './state.ts';

export const detour98f: System = {
  id: 'detour-98f',
  name: 'Detour 98f',
  scores: 'Diplomacy: a hundred points shared out',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1200 }],
  shown: { title: 'A draw with a sole leader', rows: 5 },
  glance(engine): GlanceRow[] {
    const outcome = engine.detour98f.standings({ games: [gameExample] });
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ place, shared, player, total }) => ({
      place: shared ? `${place}=` : place,
      player,
      figure: total,
    }));
  },
  eventForms: ['detour-98f'],
};
