// The CSV of each system, found by its file's name.
import type { SystemId } from './event_game.ts';
import type { Layout } from './csv_layout.ts';

const FILES = import.meta.glob<Layout>('./*/csv.ts', { eager: true, import: 'csv' });

export const LAYOUTS: Record<SystemId, Layout> = Object.fromEntries(
  Object.values(FILES).map((layout) => [layout.system, layout]),
);

export function layoutOf(system: SystemId): Layout {
  const layout = LAYOUTS[system];
  if (!layout) throw new Error(`There is no CSV of ${system}.`);
  return layout;
}
