// Writes an event as CSV that can be imported again, without columns that are blank throughout.
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { unmistakable } from '../ui/number_entry.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './cells.ts';
import type { Column } from '../systems/csv_layout.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { linesOf, namesOf } from './game_lines.ts';
import type { NumberStyle } from '../ui/number_style.ts';

/** The delimiter is a semicolon with decimal commas, and a comma otherwise. */
export function csvOf(system: SystemId, games: EventGame[], style: NumberStyle = 'point'): string {
  const layout = layoutOf(system);
  const { columns } = layout;
  const names = namesOf(games, layout);
  const rows = games
    .flatMap((game, index) => linesOf(layout, game, names[index] as string))
    .map((cells) => columns.map(({ id }) => cells[id] ?? ''));
  return fileOf(columns, rows, style);
}

/** A template: the header, and example rows to replace. */
export function templateOf(system: SystemId, style: NumberStyle = 'point'): string {
  const { columns, example } = layoutOf(system);
  return fileOf(columns, example, style);
}

function fileOf(columns: Column[], rows: string[][], style: NumberStyle): string {
  const used = columns.map(({ needed }, index) => needed === true || rows.some((cells) => cells[index] !== ''));
  const styled =
    style === 'comma'
      ? rows.map((cells) => cells.map((cell, index) => withComma(cell, columns[index] as Column)))
      : rows;
  const lines = [columns.map(({ title }) => title), ...styled].map(
    (cells) =>
      csvRow(
        cells.filter((_, index) => used[index]),
        style === 'comma' ? ';' : ',',
      ) + LINE_END,
  );
  return BYTE_ORDER_MARK + lines.join('');
}

/** Writes a number with a decimal comma, so that no reader takes the comma for a thousands separator. */
function withComma(cell: string, { kind }: Column): string {
  if (kind !== 'money' && kind !== 'points') return cell;
  return unmistakable(cell, 'money').replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
}
