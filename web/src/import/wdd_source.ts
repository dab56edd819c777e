// Boards of the World Diplomacy Database as CSV. A player's name stands in two columns and a number for namesakes; from the
// centres of each year (CT_01 is 1901) follow the last Fall of an eliminated power and its centres then.
import type { Cells } from '../systems/csv_layout.ts';
import { convertedTable, refusedTable } from './converted_table.ts';
import { CsvRows } from './csv_rows.ts';
import { isDiplomacy, lastFallBefore } from './dipvis_source.ts';
import { plainWord } from './headers.ts';
import type { Source } from './source.ts';

export const source: Source = {
  accepts: (text) => delimiterOf(text) !== undefined,
  fileTypes: '.csv,text/csv',
  async read(text, columns) {
    if (!isDiplomacy(columns)) return refusedTable(NOT_DIPLOMACY);
    const { lines, broken } = linesOf(text);
    return broken === null ? convertedTable(text, lines, columns) : refusedTable(`${BROKEN} ${broken}.`);
  },
};

const BROKEN = 'A quotation mark is not closed, or not doubled within a cell, in row';

const NOT_DIPLOMACY =
  'These are boards of the World Diplomacy Database. Import them into an event of a Diplomacy scoring system.';

/** Columns that no other file has together. */
const MARKS = ['HOMONYME', 'COUNTRY', 'NB_CENTRE'].map(plainWord);

function headerIn(text: string, delimiter: string): string[] {
  return new CsvRows(text.slice(0, LONGEST_HEADER), delimiter).next()?.cells.map(plainWord) ?? [];
}

const LONGEST_HEADER = 10_000;

function delimiterOf(text: string): string | undefined {
  return [',', ';', '\t'].find((delimiter) => MARKS.every((mark) => headerIn(bare(text), delimiter).includes(mark)));
}

function bare(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** `broken` is the number of the first row that cannot be read. */
function linesOf(text: string): { lines: Cells[]; broken: number | null } {
  const delimiter = delimiterOf(text) ?? ',';
  const rows = new CsvRows(bare(text), delimiter);
  const header = rows.next()?.cells.map(plainWord) ?? [];
  const lines: Cells[] = [];
  for (let row = rows.next(), number = 2; row; row = rows.next(), number += 1) {
    const { cells, count, fault } = row;
    if (fault) return { lines: [], broken: number };
    if (count > 0) lines.push(lineOf((name) => cells[header.indexOf(plainWord(name))]?.trim() ?? ''));
  }
  return { lines: withDraws(lines), broken: null };
}

function lineOf(cell: (name: string) => string): Cells {
  const [round, board, centres] = [cell('ROUND'), cell('BOARD'), cell('NB_CENTRE')];
  const names = [cell('FIRST NAME'), cell('NAME')].filter((name) => name !== '').join(' ');
  const namesake = cell('HOMONYME');
  return {
    game: cell('GAME'),
    round,
    board,
    power: cell('COUNTRY'),
    player: /^[1-9]\d*$/.test(namesake) && namesake !== '1' ? `${names} (${namesake})` : names,
    centres,
    ...(centres === '0' ? lastHeld(cell) : {}),
    inDraw: cell('DRAW'),
    posted: cell('SCORE').replace(',', '.'),
  };
}

/** The last Fall with a centre by the columns of years, else the one before the elimination. */
function lastHeld(cell: (name: string) => string): Cells {
  for (let year = LAST_YEAR; year > FIRST_YEAR; year -= 1) {
    const centres = cell(columnOfYear(year));
    if (/^[1-9]\d?$/.test(centres)) return { year: String(year), held: centres };
  }
  return { year: lastFallBefore(fullYear(cell('YEAR_ELIMINATION'))) };
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 1999;

/** "CT_01" for 1901. */
function columnOfYear(year: number): string {
  return `CT_${String(year - FIRST_YEAR).padStart(2, '0')}`;
}

function fullYear(year: string): string {
  return /^\d{1,2}$/.test(year) ? String(FIRST_YEAR + Number(year)) : year;
}

/** Only survivors of a game with a draw are in it or not. */
function withDraws(lines: Cells[]): Cells[] {
  const isYes = ({ inDraw = '' }: Cells) => /^(1|y|yes|o|oui|x|true)$/i.test(inDraw);
  const gameOf = ({ game, round, board }: Cells) => JSON.stringify([game, round, board]);
  const drawn = new Set(lines.filter(isYes).map(gameOf));
  return lines.map((line) => {
    const isIn = drawn.has(gameOf(line)) && line['centres'] !== '0';
    return { ...line, inDraw: isIn ? (isYes(line) ? 'yes' : 'no') : '' };
  });
}
