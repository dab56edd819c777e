// Immutable lists of rows: each change returns a new list.

/** Texts as typed, by field, and a key that stays with the row when it moves. */
export type Row = { key: string; [field: string]: string };

/** A blank row for the end of the list. */
export function newRow(rows: Row[]): Row {
  return { key: freeKey(rows) };
}

export function blankRows(count: number): Row[] {
  const rows: Row[] = [];
  while (rows.length < count) rows.push(newRow(rows));
  return rows;
}

/** Rows with these texts, as for an example. */
export function rowsOf(texts: Record<string, string>[]): Row[] {
  return texts.map((text, index) => ({ ...text, key: String(index + 1) }));
}

/** A row's text; empty if nothing was typed. */
export function textOf(row: Row, field: string): string {
  return row[field] ?? '';
}

export function withText(rows: Row[], index: number, field: string, text: string): Row[] {
  return rows.map((row, at) => (at === index ? { ...row, [field]: text } : row));
}

export function withoutRow(rows: Row[], index: number): Row[] {
  return rows.filter((_, at) => at !== index);
}

/** Moves a row by `by` places. Returns the same list if it cannot move. */
export function moved(rows: Row[], index: number, by: number): Row[] {
  const row = rows[index];
  const to = index + by;
  if (!row || to < 0 || to >= rows.length) return rows;
  const rest = withoutRow(rows, index);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}

/** A posted figure, or a report who placed ahead, alone does not make a row filled in. */
export function isBlank(row: Row): boolean {
  return Object.entries(row).every(([field, text]) => /^(key|posted|ahead)$/.test(field) || text.trim() === '');
}

/** Removes blank rows at the end, but keeps at least `least` rows. */
export function filledRows(rows: Row[], least: number): Row[] {
  let end = rows.length;
  while (end > least && isBlank(rows[end - 1] as Row)) end -= 1;
  return rows.slice(0, end);
}

/** The cells of a pasted block. Returns null for text that belongs into a single field. */
export function pastedCells(text: string): string[][] | null {
  const lines = text.split(/\r?\n/);
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

export interface Filled {
  rows: Row[];
  /** The number of lines that did not fit. */
  left: number;
}

/** Fills cells from a row and a field downwards and to the right, adding rows up to `most`. */
export function fillDown(rows: Row[], cells: string[][], from: number, fields: string[], most: number): Filled {
  const filled = [...rows];
  const room = Math.min(cells.length, most - from);
  for (let line = 0; line < room; line += 1) {
    const row = { ...(filled[from + line] ?? newRow(filled)) };
    cells[line]?.slice(0, fields.length).forEach((cell, at) => (row[fields[at] as string] = cell));
    filled[from + line] = row;
  }
  return { rows: filled, left: cells.length - room };
}

function freeKey(rows: Row[]): string {
  const taken = new Set(rows.map((row) => row.key));
  let number = rows.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
