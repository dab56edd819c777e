// A list of players without its view: its columns and limits, what it asks about its rows, and how these change the
// form's state.
import { capital, shortened } from '../ui/sentences.ts';
import type { NumberKind } from '../numbers/number_entry.ts';
import { fillDown, isBlank, moved, newRow, pastedCells, withoutRow, withText, type Row } from '../ui/rows.ts';
import type { FormModel } from './model.ts';
import { aboutName } from './names.ts';

/** The kind of value a field takes: a name, a figure, or a whole number. */
export type FieldKind = 'name' | NumberKind | 'count';

export interface PlayerColumn {
  /** The row's field. */
  field: string;
  title: string;
  kind: FieldKind;
  /** Small text in the corner of the box, such as the seat in this game. */
  corner?: (index: number) => unknown;
  /** Placeholder. */
  placeholder?: (index: number) => string;
}

export interface PlayerList {
  model: FormModel;
  rows: Row[];
  columns: PlayerColumn[];
  least: number;
  most: number;
  /** "finisher", for the buttons. */
  noun: string;
  /** Names of fixed rows ("Austria"), which cannot be added, moved or removed. */
  fixed?: string[];
  /** Heading of the first column: "Place", "Seat". Absent if the order has no meaning. */
  numbered?: string;
  /** JSON Pointer of a field in the request. */
  at(index: number, field: string): string;
  /** The change to the state that sets these rows. */
  change(rows: Row[]): object;
  /** Names in the lists above this one. */
  alsoNamed?: string[];
  /** Shown at the right edge of the line. */
  result?: (index: number) => unknown;
  resultTitle?: string;
  /** Further fields below a row. */
  more?: (index: number) => unknown;
  /** Buttons beside the one that adds a row. */
  tools?: unknown;
}

/** "Ann", or "finisher 2" while the row has no name. */
export function calledIn({ rows, noun }: PlayerList, index: number): string {
  return nameIn(rows, index).trim() || `${noun} ${index + 1}`;
}

/** Whether this row and those below are blank, while the named rows above have a score. */
export function isAfterLast({ rows, model, fixed }: PlayerList, index: number): boolean {
  if (fixed || index === 0 || !model.sheet) return false;
  return nameIn(rows, index - 1).trim() !== '' && rows.slice(index).every(isBlank);
}

/** The question about a row's name. A pair of names is asked about once, at the second. */
export function questionAt({ rows, alsoNamed = [] }: PlayerList, index: number): string | null {
  const above = rows.slice(0, index).map((_, at) => nameIn(rows, at));
  return aboutName(nameIn(rows, index), [...alsoNamed, ...above.reverse()]);
}

function nameIn(rows: Row[], index: number): string {
  return rows[index]?.['player'] ?? '';
}

export function enter({ model, rows, change }: PlayerList, index: number, field: string, text: string): void {
  model.edit(change(withText(rows, index, field, text)));
}

export function addRow({ model, rows, change }: PlayerList): void {
  model.edit(change([...rows, newRow(rows)]));
}

export function removeRow(list: PlayerList, index: number): void {
  const { model, rows, change } = list;
  model.editUndoably(change(withoutRow(rows, index)), `${capital(shortened(calledIn(list, index)))} removed`);
}

export function moveRow({ model, rows, change }: PlayerList, index: number, by: number): void {
  model.edit(change(moved(rows, index, by)));
}

/** Fills in a pasted block from a row and a field on. Returns false for text that belongs into a single field. */
export function pasteAt(
  { model, rows, columns, most, change }: PlayerList,
  index: number,
  field: string,
  text: string,
) {
  const cells = pastedCells(text);
  if (!cells) return false;
  const fields = columns.map((column) => column.field);
  const filled = fillDown(rows, cells, index, fields.slice(fields.indexOf(field)), most);
  putPasted({ model, change }, { ...filled, lines: cells.length - filled.left });
  return true;
}

/** Takes over the rows of a pasted text, in a step that can be undone. */
export function putPasted(
  { model, change }: Pick<PlayerList, 'model' | 'change'>,
  { rows, lines, left }: { rows: Row[]; lines: number; left: number },
): void {
  const more = left > 0 ? `; there was no room for ${left} more` : '';
  model.editUndoably(change(rows), `${capital(model.numbers.amount(lines, 'line'))} pasted${more}`);
}

/** Whether a text may be a list with names and numbers on the same lines. */
export function mayBeList({ columns, fixed }: PlayerList, field: string, text: string): boolean {
  const hasNumbers = columns.some(({ kind }) => kind !== 'name');
  if (fixed || !hasNumbers || field !== 'player' || text.includes('\t')) return false;
  return /^\s*[🥇🥈🥉]/u.test(text) || text.split('\n').some((line) => /\p{L}/u.test(line) && /\d/.test(line));
}
