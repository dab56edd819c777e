// Standings as a text to post.
import type { EventSystem } from '../events/event.ts';
import { standingsTable } from './standings_table.ts';
import { tableText, type TextKind } from './table_text.ts';

export function standingsText(kind: TextKind, system: EventSystem, title: string, rows: readonly object[]): string {
  return tableText(kind, title, [standingsTable(system, rows)]);
}
