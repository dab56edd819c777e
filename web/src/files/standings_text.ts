// Writes the standings as text to post, from the engine's rows.
import { rulesOf } from '../systems/all_event_rules.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { StandingRow, TextColumn } from '../systems/event_rules.ts';
import { grouped } from '../ui/figures.ts';
import { tableText, type TextKind } from './table_text.ts';

/** Columns of every system; "2=" is a shared second place. */
const COMMON: TextColumn<StandingRow>[] = [
  { title: 'Place', figure: true, text: ({ place, shared }) => `${place}${shared ? '=' : ''}` },
  { title: 'Player', text: ({ player }) => player },
  { title: 'Total', figure: true, text: ({ total }) => grouped(total) },
];

export function standingsText(kind: TextKind, system: SystemId, title: string, rows: readonly object[]): string {
  return tableText(kind, title, [standingsTable(system, rows)]);
}

/** The header and rows. A system's own column is left out if it is blank throughout. */
function standingsTable(system: SystemId, rows: readonly object[]): { columns: TextColumn[]; cells: string[][] } {
  const own = rulesOf(system).textColumns.filter((column) => rows.some((row) => column.text(row) !== ''));
  const columns: TextColumn[] = [...COMMON, ...own];
  return { columns, cells: rows.map((row) => columns.map((column) => column.text(row))) };
}
