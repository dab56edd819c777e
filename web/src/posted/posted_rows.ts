// Reads and changes the posted figures in a form's state: each is in its player's row, by the row's key on the sheet.
import { textOf, type Row } from '../ui/rows.ts';

/** The title of the panel, and the key by which the model knows whether it is open. */
export const CHECK = 'Check posted scores';

type List = (Row | Board)[];
type Board = { key: string; [list: string]: unknown };

/** The posted figure as typed. */
export function postedIn(state: object, key: string): string {
  const row = rowsOf(state).find((one) => one.key === key)?.row;
  return row ? textOf(row, 'posted') : '';
}

/** Makes no list of the rows: an event looks through all of its games. */
export function anyPosted(state: object): boolean {
  const inRow = (one: Row | Board) => (isRow(one) ? textOf(one, 'posted') !== '' : anyPosted(one));
  return Object.values(state).some((value) => Array.isArray(value) && (value as List).some(inRow));
}

/** The change to the state that sets these posted figures. */
export function withPosted(state: object, typed: Map<string, string>): object {
  const changed = (list: List, prefix: string): List =>
    list.map((one) => (isRow(one) ? withText(one, typed.get(prefix + one.key)) : changedBoard(one)));
  const changedBoard = (board: Board): Board => mapLists(board, (list) => changed(list, `${board.key}-`)) as Board;
  return mapLists(state, (list) => changed(list, ''));
}

function rowsOf(state: object, prefix = ''): { key: string; row: Row }[] {
  return Object.values(state)
    .filter(Array.isArray)
    .flatMap((list: List) =>
      list.flatMap((one) => (isRow(one) ? [{ key: prefix + one.key, row: one }] : rowsOf(one, `${one.key}-`))),
    );
}

function mapLists(state: object, change: (list: List) => List): object {
  return Object.fromEntries(
    Object.entries(state).map(([field, value]) => [field, Array.isArray(value) ? change(value as List) : value]),
  );
}

function isRow(one: Row | Board): one is Row {
  return Object.values(one).every((value) => typeof value === 'string');
}

function withText(row: Row, text: string | undefined): Row {
  if (text === undefined) return row;
  const { posted: _, ...rest } = row;
  return text === '' ? (rest as Row) : { ...row, posted: text };
}
