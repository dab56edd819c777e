// Writes an event as CSV that can be imported again, without columns that are blank throughout.
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { readNumber, unmistakable } from '../ui/number_entry.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './cells.ts';
import type { Cells, Column } from '../systems/csv_layout.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { NumberStyle } from './number_style.ts';

/** The delimiter is a semicolon with decimal commas, and a comma otherwise. */
export function csvOf(system: SystemId, games: EventGame[], style: NumberStyle = 'point'): string {
  const { columns, lines, numbersGames = false } = layoutOf(system);
  const names = namesOf(games, numbersGames);
  const rows = games
    .flatMap((game, index) => lines(game, names[index] as string))
    .map((cells) => written(cells, columns));
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

function written(cells: Cells, columns: Column[]): string[] {
  return columns.map(({ id, kind }) => {
    const text = (cells[id] ?? '').trim().normalize('NFC');
    return kind === 'text' || kind === 'choice' ? text : plainNumber(text, kind === 'money' ? 'money' : 'points');
  });
}

/** A plain decimal number. Text that is not a number stays as typed. */
function plainNumber(text: string, kind: 'money' | 'points'): string {
  const entry = readNumber(text, kind);
  return 'understood' in entry ? unmistakable(entry.understood, kind) : text;
}

/** The name of each game in the file: its heading, with a number if another game has the same heading. */
function namesOf(games: EventGame[], numbered: boolean): string[] {
  const taken = new Set<string>();
  return games.map((game, index) => {
    const number = String(index + 1);
    const heading = numbered ? '' : game.state.heading.trim().normalize('NFC');
    const name = freeName(heading || number, taken);
    taken.add(name);
    return name;
  });
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
