// Writes an event as CSV that can be imported again, without columns that are blank throughout.
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { unmistakable, type NumberStyle } from '../numbers/number_entry.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './csv_cells.ts';
import type { Column } from '../systems/csv_layout.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { linesOf, namesOf } from './game_lines.ts';

/** The delimiter is a semicolon with decimal commas, and a comma otherwise. */
export function csvOf(system: SystemId, games: EventGame[], style: NumberStyle = 'point'): string {
  return [...csvParts(system, games, style)].join('');
}

/** The same in parts, for one who pauses in between. */
export function* csvParts(system: SystemId, games: EventGame[], style: NumberStyle): Generator<string> {
  const layout = layoutOf(system);
  const { columns } = layout;
  const names = namesOf(games, layout);
  const rows: string[][] = [];
  for (const [index, game] of games.entries()) {
    const lines = linesOf(layout, game, names[index] as string);
    rows.push(...lines.map((cells) => columns.map(({ id }) => cells[id] ?? '')));
    yield ''; // which columns are blank throughout is known in the end
  }
  yield* fileOf(columns, rows, style);
}

/** A template: the header, and example rows to replace. */
export function templateOf(system: SystemId, style: NumberStyle = 'point'): string {
  const { columns, example } = layoutOf(system);
  return [...fileOf(columns, example, style)].join('');
}

function* fileOf(columns: Column[], rows: string[][], style: NumberStyle): Generator<string> {
  const used = columns.map(({ needed }, index) => needed === true || rows.some((cells) => cells[index] !== ''));
  const line = (cells: string[]) =>
    csvRow(
      cells.filter((_, index) => used[index]),
      style === 'comma' ? ';' : ',',
    ) + LINE_END;
  const styled = (cells: string[]) =>
    style === 'comma' ? cells.map((cell, index) => withComma(cell, columns[index] as Column)) : cells;
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => title));
  for (const cells of rows) yield line(styled(cells));
}

/** Writes a number with a decimal comma, so that no reader takes the comma for a thousands separator. */
function withComma(cell: string, { kind }: Column): string {
  if (kind !== 'money' && kind !== 'points' && kind !== 'posted') return cell;
  if (kind === 'posted') return cell.replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
  return unmistakable(cell, 'money').replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
}
