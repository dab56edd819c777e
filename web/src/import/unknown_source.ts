// Files that hold no table of games, such as a picture or an event of this page: they are refused, with what they seem to be.
import { refusedTable } from './converted_table.ts';
import { jsonIn, recordIn } from './json_text.ts';
import type { Source } from './source.ts';

export const source: Source = {
  accepts: (text) => seemsToBe(text) !== null,
  fileTypes: '',
  read: async (text) => refusedTable(seemsToBe(text) ?? ''),
};

/** Tells formats apart by how the text begins. */
const BEGINNINGS: [RegExp, string][] = [
  [/^%PDF-/, 'This is a PDF. Select its table in a viewer, copy it and paste it here.'],
  [/^\s*<(!doctype\s+html|html)\b/i, 'This is a web page. Copy the table from it and paste it here.'],
  [/^\s*<(\?xml|svg)\b/i, 'This is XML, which cannot be read here. Save the table as CSV, XLSX or ODS.'],
  [
    /^(\u2030|\ufffd|\u0089)PNG|^(\u00ff\u00d8|\ufffd\ufffd)\u00ff|^GIF8[79]a|^RIFF....WEBP/,
    'This is a picture, which cannot be read here.',
  ],
  [/^\{\\rtf/, 'This is a text document. Copy its table and paste it here.'],
];

const EVENT =
  'This is a whole event that Tallysheet has saved. Open it from the page of events, with “Open an event file”.';
const OTHER_JSON =
  'This is JSON of a kind that is not known here. Known are tournaments of dipvis and exports of BG Stats.';
const BROKEN_JSON = 'This seems to be JSON that is damaged or breaks off, so it cannot be read.';

function seemsToBe(text: string): string | null {
  const start = text.slice(0, 1000).replace(/^\ufeff/, '');
  const known = BEGINNINGS.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  const value = jsonIn(text);
  if (value !== null) return recordIn(value)['tallysheet'] === 'event' ? EVENT : OTHER_JSON;
  return /^\s*(\{\s*"|\[\s*[[{])/.test(start) ? BROKEN_JSON : null;
}
