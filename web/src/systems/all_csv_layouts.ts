// The CSV of each system, found by its file's name, with the columns of games' own fields and of
// posted scores.
import type { SystemId } from './event_game.ts';
import type { Layout } from './csv_layout.ts';
import { withGameFields } from './game_field_columns.ts';
import { withPosted } from './posted_column.ts';
import { isSeveral } from './several.ts';
import { severalLayout } from './several_csv.ts';

const FILES = import.meta.glob<Layout>('./*/csv.ts', { eager: true, import: 'csv' });

const OWN = Object.values(FILES);

export const LAYOUTS: Record<SystemId, Layout> = Object.fromEntries(
  OWN.map((layout) => [layout.system, withPosted(withGameFields(layout))]),
);

/** Those of events of several systems, by that id. */
const SEVERAL: Record<SystemId, Layout> = {};

export function layoutOf(system: SystemId): Layout {
  if (isSeveral(system)) return (SEVERAL[system] ??= withPosted(withGameFields(severalLayout(system, OWN))));
  const layout = LAYOUTS[system];
  if (!layout) throw new Error(`There is no CSV of ${system}.`);
  return layout;
}
