// Union Pacific: the Train Gamers Association's final over two games.
import type { GlanceRow, System } from '../../system.ts';
import { finalExample } from './example.ts';

export const unionPacific: System = {
  id: 'union-pacific',
  name: 'Union Pacific',
  scores: 'A final over two games, in per cent of each winner',
  tabs: [{ id: '', title: 'Final', open: async () => (await import('./form.ts')).finalForm }],
  shown: { title: 'Four players, both games added', rows: 4 },
  glance(engine): GlanceRow[] {
    const outcome = engine.unionPacific.scoreFinal(finalExample.request);
    const rows = outcome.ok ? outcome.value.rows : [];
    return rows.map(({ place, player, total }) => ({ place, player, figure: total }));
  },
  rules: async () => (await import('./rules.ts')).rules(),
};
