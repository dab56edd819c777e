// Cells of a CSV, safe for spreadsheets. What a spreadsheet could take for a formula goes out behind an apostrophe,
// which the way in takes off again; numbers stay numbers. A program may part the cells at another sign than the file
// does, or not know quotation marks: so a formula's sign is made safe behind every sign that could part cells, too.
//
// Files of earlier versions are read as they were meant, but for one thing that nothing tells apart: where a person had
// typed an apostrophe behind such a sign within a text ("a,'=1"), it is now taken off.

const FORMULA = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]';
const PARTS = '[,;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]';
/** What a program may strip off the beginning of a cell: quotation marks, and the blanks that part nothing. */
const STRIPPED = '["\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*';

const BEGINS_FORMULA = new RegExp(`(^|${PARTS})(${STRIPPED})(?='*${FORMULA})`, 'g');
const MADE_SAFE = new RegExp(`(^|${PARTS})(${STRIPPED})'(?='*${FORMULA})`, 'g');
/** Some spreadsheets skip these at the beginning of a cell. */
const BEGINS_BLANK = /^(?='*[\t\r\n])/;
const BLANK_MADE_SAFE = /^'(?='*[\t\r\n])/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
const QUOTED = new RegExp(`"|${PARTS}|^\\s|\\s$`);

export const LINE_END = '\r\n';

/** Without it spreadsheets take the file for one of an older alphabet. */
export const BYTE_ORDER_MARK = '\ufeff';

export function safe(text: string): string {
  if (NUMBER.test(text)) return text;
  return text.replace(BEGINS_FORMULA, "$1$2'").replace(BEGINS_BLANK, "'");
}

export function unsafe(cell: string): string {
  return cell.replace(BLANK_MADE_SAFE, '').replace(MADE_SAFE, '$1$2');
}

export function csvRow(texts: string[], delimiter: string): string {
  return texts.map((text) => quoted(safe(withoutNul(text)), delimiter)).join(delimiter);
}

/** Many programs end the whole file at a NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Blank at either end, a cell could lose its blanks; a number with a decimal comma does without, where it can. */
function quoted(cell: string, delimiter: string): string {
  const isPlain = NUMBER.test(cell) && !cell.includes(delimiter);
  return QUOTED.test(cell) && !isPlain ? `"${cell.replaceAll('"', '""')}"` : cell;
}
