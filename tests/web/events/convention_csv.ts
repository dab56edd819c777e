// Games as the rows that an organiser's spreadsheet has: in any order, with any delimiter, numbers as the country writes them.
import type { Random } from '../../reference/random.ts';
import { chance, whole } from '../../reference/random.ts';

/** A row's cells by column. */
export type Line = Record<string, string>;

export interface CsvStyle {
  delimiter: ',' | ';' | '\t';
  decimalComma?: true;
}

export function csvOf(
  columns: string[],
  games: Line[][],
  random: Random,
  { delimiter, decimalComma }: CsvStyle,
): string {
  const cell = (line: Line, column: string) =>
    quoted(
      decimalComma && /^\d+(\.\d+)?$/.test(line[column] ?? '')
        ? continental(line[column], random)
        : (line[column] ?? ''),
      delimiter,
    );
  const rows = interleaved(games, random).map((line) => columns.map((column) => cell(line, column)));
  return [columns, ...rows].map((cells) => cells.join(delimiter) + '\r\n').join('');
}

/** The last rows of a game may stand further down, below the first of the next. */
function interleaved(games: Line[][], random: Random): Line[] {
  const rows: Line[] = [];
  const late: Line[] = [];
  for (const game of games) {
    rows.push(game[0], ...late.splice(0));
    const here = whole(random, 1, game.length);
    rows.push(...game.slice(1, here));
    late.push(...game.slice(here));
  }
  return [...rows, ...late];
}

/** "252.000,5", or with no mark before the decimals. */
function continental(text: string, random: Random): string {
  const [units, decimals] = text.split('.');
  const marked = decimals !== undefined && chance(random, 0.5) ? units.replace(/(\d)(?=(\d{3})+$)/g, '$1.') : units;
  return decimals === undefined ? marked : `${marked},${decimals}`;
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') || cell.includes('\n')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

// ------------------------------------------------------------------------------ People

const FIRST = [
  'Zoë',
  'Łukasz',
  'José',
  'Ångel',
  'Siân',
  'Đorđe',
  'Jürgen',
  'Françoise',
  'Ødvar',
  'Åsa',
  'Þóra',
  'İlker',
  '李',
  'Ольга',
  'Anne-Marie',
  'X',
];
const LAST = [
  'O’Neil',
  'Müller; Jr',
  'van der Berg, the elder',
  'Nuñez "el Tren"',
  'Smith',
  'Kowalczyk',
  'Gärtner',
  'McAllister-Featherstonehaugh',
];

/** Different names: long ones, accented ones, and ones that contain separators. */
export function people(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${FIRST[at % FIRST.length]} ${LAST[Math.floor(at / FIRST.length) % LAST.length]}`;
    const turn = Math.floor(at / (FIRST.length * LAST.length));
    return at % 37 === 5
      ? `${name} ${'of the Long Name '.repeat(5)}`.slice(0, 98) + turn
      : turn > 0
        ? `${name} ${turn + 1}`
        : name;
  });
}
