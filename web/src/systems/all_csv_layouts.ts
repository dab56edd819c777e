// The CSV of each system, found by its file's name, with the columns of games' own fields and of
// posted scores.
import type { SystemId } from './event_game.ts';
import type { Layout } from './csv_layout.ts';
import { withGameFields } from './game_field_columns.ts';
import { withPosted } from './posted_column.ts';

const FILES = import.meta.glob<Layout>('./*/csv.ts', { eager: true, import: 'csv' });

export const LAYOUTS: Record<SystemId, Layout> = Object.fromEntries(
  Object.values(FILES).map((layout) => [layout.system, withPosted(withGameFields(layout))]),
);

export function layoutOf(system: SystemId): Layout {
  const layout = LAYOUTS[system];
  if (!layout) throw new Error(`There is no CSV of ${system}.`);
  return layout;
}
