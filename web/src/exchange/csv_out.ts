// An event as CSV: the columns in which it can be read in again, without those that it leaves blank.
import type { EventGame, EventSystem } from '../events/event.ts';
import { readNumber } from '../entry/number_entry.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './cells.ts';
import type { Cells, Column } from './layout.ts';
import { LAYOUTS } from './layouts.ts';
import { unmistakable, type NumberStyle } from './number_style.ts';

/** With decimal commas the cells are parted by semicolons, as continental spreadsheets have it. */
export function csvOf(system: EventSystem, games: EventGame[], style: NumberStyle = 'point'): string {
  const { columns, lines } = LAYOUTS[system];
  const names = namesOf(games);
  const rows = games.flatMap((game, index) => lines(game, names[index] as string)).map((cells) => written(cells, columns));
  return fileOf(columns, rows, style);
}

/** What a person fills in: the header, and an example to write over. */
export function templateOf(system: EventSystem, style: NumberStyle = 'point'): string {
  const { columns, example } = LAYOUTS[system];
  return fileOf(columns, example, style);
}

function fileOf(columns: Column[], rows: string[][], style: NumberStyle): string {
  const used = columns.map(({ needed }, index) => needed === true || rows.some((cells) => cells[index] !== ''));
  const styled = style === 'comma' ? rows.map((cells) => cells.map((cell, index) => withComma(cell, columns[index] as Column))) : rows;
  const lines = [columns.map(({ title }) => title), ...styled].map((cells) => csvRow(cells.filter((_, index) => used[index]), style === 'comma' ? ';' : ',') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}

/** A plain number with a decimal comma that no reader takes for one of thousands. */
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

/** As any program reads it; what is no number, as it was typed. */
function plainNumber(text: string, kind: 'money' | 'points'): string {
  const entry = readNumber(text, kind);
  return 'understood' in entry ? unmistakable(entry.understood, kind) : text;
}

/** What each game is called in the file: its own heading where no other has it, else with a number. */
function namesOf(games: EventGame[]): string[] {
  const taken = new Set<string>();
  return games.map((game, index) => {
    const name = freeName(ownName(game, index), taken);
    taken.add(name);
    return name;
  });
}

/** A train game's heading is its category, so that boards are numbered. */
function ownName({ form, state }: EventGame, index: number): string {
  const number = String(index + 1);
  const isTrainGame = form.startsWith('puffing-billy') || form === 'union-pacific';
  return isTrainGame ? number : state.heading.trim().normalize('NFC') || number;
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
