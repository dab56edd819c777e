// Size Matters: Diplomacy scored by the size of the draw, then by centres.
import type { GlanceRow, System } from '../system.ts';
import { gameExample, gameState } from './state.ts';

export const sizeMatters: System = {
  id: 'size-matters',
  name: 'Size Matters',
  scores: 'Diplomacy: the size of the draw, then centres',
  tabs: [{ id: '', title: 'Game', game: 'Game', state: gameState, height: 1200 }],
  shown: { title: 'A four-way draw', rows: 5 },
  glance(engine, { grouped }): GlanceRow[] {
    const outcome = engine.sizeMatters.scoreGame(gameExample);
    const rows = outcome.ok ? outcome.value.rows : [];
    const shared = (place: number) => rows.filter((row) => row.place === place).length > 1;
    return [...rows]
      .sort((one, other) => one.place - other.place)
      .map(({ place, player, score }) => ({
        place: shared(place) ? `${place}=` : place,
        player,
        figure: grouped(score),
      }));
  },
};
