// Cells of a CSV, safe for spreadsheets: one that a spreadsheet could take for a formula goes out behind
// an apostrophe, which the way in takes off again. Numbers stay numbers.

const RUNS = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const MADE_SAFE = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

export const LINE_END = '\r\n';

/** Without it spreadsheets take the file for one of an older alphabet. */
export const BYTE_ORDER_MARK = '\ufeff';

export function safe(text: string): string {
  return RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function unsafe(cell: string): string {
  return MADE_SAFE.test(cell) ? cell.slice(1) : cell;
}

export function csvRow(texts: string[], delimiter: string): string {
  return texts.map((text) => quoted(safe(text), delimiter)).join(delimiter);
}

/** Blank at either end, a cell could lose its blanks. */
function quoted(cell: string, delimiter: string): string {
  return /[";\t\r\n]|^\s|\s$/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
