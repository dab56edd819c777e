// Makes CSV cells safe for spreadsheets. The export puts an apostrophe before text that a spreadsheet could take for a
// formula, and the import removes it; numbers stay numbers. A program may use another delimiter than the file, or
// ignore quotation marks, so a formula character after any possible delimiter is escaped too.
//
// Files of earlier versions are read as before, with one ambiguous exception: an apostrophe that a user typed after a
// delimiter within a text ("a,'=1") is now removed.

const FORMULA = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]';
const PARTS = '[,;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]';
/** Characters that a program may strip from the start of a cell: quotation marks, and spaces that do not separate cells. */
const STRIPPED = '["\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*';

const BEGINS_FORMULA = new RegExp(`(^|${PARTS})(${STRIPPED})(?='*${FORMULA})`, 'g');
const MADE_SAFE = new RegExp(`(^|${PARTS})(${STRIPPED})'(?='*${FORMULA})`, 'g');
/** Some spreadsheets skip these at the beginning of a cell. */
const BEGINS_BLANK = /^(?='*[\t\r\n])/;
const BLANK_MADE_SAFE = /^'(?='*[\t\r\n])/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
const QUOTED = new RegExp(`"|${PARTS}|^\\s|\\s$`);

export const LINE_END = '\r\n';

/** Without a byte order mark, spreadsheets assume an older encoding. */
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

/** Many programs stop reading a file at a NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Quotes cells with spaces at either end, which could be lost. A number with a decimal comma is not quoted unless it
 *  contains the delimiter. */
function quoted(cell: string, delimiter: string): string {
  const isPlain = NUMBER.test(cell) && !cell.includes(delimiter);
  return QUOTED.test(cell) && !isPlain ? `"${cell.replaceAll('"', '""')}"` : cell;
}
