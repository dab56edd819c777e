// Union Pacific: the Train Gamers Association's final over two games.
import type { GlanceRow, System } from '../system.ts';
import { finalExample, finalState } from './state.ts';

export const unionPacific: System = {
  id: 'union-pacific',
  name: 'Union Pacific',
  scores: 'A final over two games, as percentages of each winner’s score',
  tabs: [{ id: '', title: 'Final', game: 'Two-game final', state: finalState, height: 950 }],
  shown: { title: 'Four players, both games added', rows: 4 },
  glance(engine): GlanceRow[] {
    const outcome = engine.unionPacific.scoreFinal(finalExample);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ place, player, total }) => ({ place, player, figure: total }));
  },
};
