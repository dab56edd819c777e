// Detour 98f: Diplomacy scored by sharing out 100 points in a draw.
import type { GlanceRow, System } from '../system.ts';
import { placedByPoints } from './points.ts';
import { gameExample, gameState } from './state.ts';

export const detour98f: System = {
  id: 'detour-98f',
  name: 'Detour 98f',
  scores: 'Diplomacy: a hundred points shared out',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1200 }],
  shown: { title: 'A draw with a sole leader', rows: 5 },
  glance(engine): GlanceRow[] {
    const outcome = engine.detour98f.scoreGame(gameExample);
    const rows = outcome.ok ? placedByPoints(engine, outcome.value) : [];
    return rows
      .sort((one, other) => one.place - other.place)
      .map(({ row: { player, points }, place, shared }) => ({
        place: shared ? `${place}=` : place,
        player,
        figure: points,
      }));
  },
};
