// Writes the standings as text to post, from the engine's rows.
import { rulesOf } from '../systems/all_event_rules.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { StandingRow, TextColumn } from '../systems/event_rules.ts';
import { placed } from '../ui/figures.ts';
import { shortText } from './short_text.ts';
import { tableText, type TextKind } from './table_text.ts';

type Text = (row: StandingRow) => string;

/** The columns of every system, with figures as its sheets write them; "2=" is a shared second place. */
function commonTexts(system: SystemId): Record<'place' | 'player' | 'total', Text> {
  return {
    place: ({ place, shared }) => placed(place, shared),
    player: ({ player }) => player,
    total: ({ total }) => rulesOf(system).figure(total),
  };
}

export function standingsText(kind: TextKind, system: SystemId, title: string, rows: readonly object[]): string {
  return tableText(kind, title, [standingsTable(system, rows)]);
}

/** "1 Jenny 3.028" for each row. */
export function shortStandings(system: SystemId, title: string, rows: readonly object[]): string {
  const { place, player, total } = commonTexts(system);
  const lines = (rows as StandingRow[]).map((row) => ({ place: place(row), player: player(row), total: total(row) }));
  return shortText(title, [{ lines }]);
}

/** The header and rows. A system's own column is left out if it is blank throughout. */
export function standingsTable(
  system: SystemId,
  rows: readonly object[],
): { columns: TextColumn[]; cells: string[][] } {
  const own = rulesOf(system).textColumns.filter((column) => rows.some((row) => column.text(row) !== ''));
  const { place, player, total } = commonTexts(system);
  const columns: TextColumn[] = [
    { title: 'Place', figure: true, text: place },
    { title: 'Player', text: player },
    { title: 'Total', figure: true, text: total },
    ...own,
  ];
  return { columns, cells: rows.map((row) => columns.map((column) => column.text(row))) };
}
