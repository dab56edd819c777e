// Tables as they are copied from a PDF, a mail or a page of plain text: nothing but spaces between the columns. With two
// spaces or more they part columns; otherwise figures at the end of a line, a place at its beginning and the name of a power
// do. Once a cell is changed, the text is a CSV.
import { csvRow, LINE_END } from '../export/csv_cells.ts';
import type { Slices } from '../device/slices.ts';
import type { Column } from '../systems/csv_layout.ts';
import { source as csv, withCells } from './csv_source.ts';
import { plainWord } from './headers.ts';
import type { Source } from './source.ts';
import { source as unknown } from './unknown_source.ts';

export const source: Source = {
  accepts: (text) => isAligned(text) && !unknown.accepts(text),
  fileTypes: '',
  async read(text, columns, slices, numbers, part) {
    const table = await asCsv(text, columns, slices);
    const read = await csv.read(table, columns, slices, numbers, part);
    const edited: typeof read.edited = (written, edits) => withCells(written === text ? table : written, ',', edits);
    return { ...read, edited };
  },
};

/** How many characters are looked at to find out what a text is. */
const LOOKED_AT = 5000;

const GAP = /\s{2,}/;
const FIGURE = /^(=?\d{1,3}(=|[.):]|st|nd|rd|th)?|[-+\u2212]?\d[\d.,'\u2019\u00a0]*|[-\u2013\u2014])$/;

/** A comma between digits is one of a number. */
const DELIMITER = /[\t;|"{}<]|,(?!\d)|(?<!\d),/;

function isAligned(text: string): boolean {
  const lines = linesOf(text.slice(0, LOOKED_AT));
  if (lines.length < 2 || lines.some((line) => DELIMITER.test(line))) return false;
  const ending = lines.filter((line) => wordsOf(line).length > 1 && FIGURE.test(wordsOf(line).at(-1) ?? ''));
  return 2 * ending.length >= lines.length || isGapped(lines);
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
}

const wordsOf = (line: string): string[] => line.trim().split(/\s+/);

function isGapped(lines: string[]): boolean {
  const gapped = lines.filter((line) => GAP.test(line.trim()));
  return lines.length > 1 && 3 * gapped.length >= 2 * lines.length;
}

/** The same lines as rows, with blank lines where they are. */
async function asCsv(text: string, columns: Column[], slices: Slices): Promise<string> {
  const powers = powersIn(columns);
  const hasGaps = isGapped(linesOf(text.slice(0, LOOKED_AT)));
  const rows: { line: string; cells: string[] }[] = [];
  for (const line of text.split(/\r?\n|\r/)) {
    rows.push({ line, cells: hasGaps ? line.trim().split(GAP) : partsOf(line, powers) });
    if (slices.due) await slices.pause();
  }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return rows.map(({ line, cells }) => csvRow(header(cells, line, width), ',') + LINE_END).join('');
}

function powersIn(columns: Column[]): ReadonlySet<string> {
  const { options = {} } = columns.find(({ id }) => id === 'power') ?? {};
  return new Set(Object.entries(options).flatMap(([power, words]) => [power, ...words]));
}

/** A line without figures, of as many words as the others have columns, names them. */
function header(row: string[], line: string, width: number): string[] {
  const words = wordsOf(line);
  return row.length === 1 && width > 1 && words.length === width ? words : row;
}

/** "1. Ann Lee Austria 5 16.89" as place, name, power and two figures. */
function partsOf(line: string, powers: ReadonlySet<string>): string[] {
  const parts: { text: string; isName: boolean }[] = [];
  for (const word of line.trim() === '' ? [] : wordsOf(line)) {
    const isName = !FIGURE.test(word) && !powers.has(plainWord(word));
    const last = parts.at(-1);
    if (isName && last?.isName) last.text += ` ${word}`;
    else parts.push({ text: isName || FIGURE.test(word) ? word : word.replace(/^\(|(?<![),:])[),:]+$/g, ''), isName });
  }
  return joined(parts).map((text) => text.replace(/^=?(\d{1,3})([=.):]|st|nd|rd|th)?$/, '$1'));
}

/** A dash behind a name is no figure: "Ann - 5". */
function joined(parts: { text: string; isName: boolean }[]): string[] {
  return parts
    .filter(
      ({ text }, at) =>
        !(/^[-\u2013\u2014:]$/.test(text) && parts[at - 1]?.isName && parts[at + 1] && !parts[at + 1]?.isName),
    )
    .map(({ text }) => text);
}
