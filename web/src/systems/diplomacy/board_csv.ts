// The CSV of Diplomacy games: seven rows with a power, its player and its centres, and each system's own columns.
import type { Power } from 'tallysheet';
import { capital, inWords } from '../../ui/sentences.ts';
import { blankPowers, POWERS } from './powers.ts';
import type { EventGame } from '../event_game.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { GAME, PLAYER, type Cells, type Column, type LineProblem } from '../csv_layout.ts';

/** Powers’ names in other languages, and their other names, as plain words. */
const OTHER_NAMES: Record<Power, string[]> = {
  austria: [
    'austriahungary',
    'osterreich',
    'oesterreich',
    'osterreichungarn',
    'autriche',
    'autrichehongrie',
    'austriaungheria',
  ],
  england: ['greatbritain', 'britain', 'grossbritannien', 'angleterre', 'inghilterra'],
  france: ['frankreich', 'francia'],
  germany: ['deutschland', 'allemagne', 'germania'],
  italy: ['italien', 'italie', 'italia'],
  russia: ['russland', 'russie'],
  turkey: ['turkei', 'tuerkei', 'turquie', 'turchia', 'ottomanempire'],
};

/** Each power's name and the beginnings of it that are accepted. */
const POWER_WORDS = Object.fromEntries(POWERS.map((power) => [power, [...beginnings(power), ...OTHER_NAMES[power]]]));

function beginnings(power: string): string[] {
  return Array.from(power, (_, at) => power.slice(0, at)).filter((beginning) => beginning !== '');
}

export const BOARD_COLUMNS: Column[] = [
  GAME,
  {
    id: 'power',
    title: 'power',
    also: [
      'country',
      'great power',
      'nation',
      'pays',
      'puissance',
      'land',
      'macht',
      'grossmacht',
      'potenza',
      'paese',
      'nazione',
    ],
    kind: 'choice',
    needed: true,
    options: POWER_WORDS,
    properNames: true,
    says: 'each of the seven once in a game; its first letter is enough',
  },
  PLAYER,
  {
    id: 'centres',
    title: 'centres',
    also: [
      'centers',
      'scs',
      'sc',
      'supply centres',
      'supply centers',
      'centre count',
      'center count',
      'final centres',
      'dots',
      'zentren',
      'versorgungszentren',
      'vz',
      'centres de ravitaillement',
      'centri',
      'centri di rifornimento',
      'depots',
    ],
    kind: 'count',
    needed: true,
    noneWords: /^([-–—x]|elim\p{L}*\.?|out|none)$/iu,
    says: 'supply centres at the end, 0 to 34',
  },
];

/** For a power that ends without centres. */
export const LAST_FALL: Column = {
  id: 'year',
  title: 'last year',
  also: [
    'last fall',
    'year',
    'last held',
    'eliminated',
    'year eliminated',
    'elimination year',
    'last year with a centre',
    'letztes jahr',
    'derniere annee',
    'ultimo anno',
  ],
  kind: 'count',
  says: 'only for a power that ends without centres: the last Fall in which it held one, such as 1905',
};

/** The form's seven rows; `fields` returns a system's own texts. */
export function powerRows(lines: Cells[], fields: (line: Cells) => Record<string, string>): Row[] {
  return blankPowers().map((row) => {
    const line = lines.find(({ power }) => power === row.key);
    return line ? { ...row, player: line['player'] ?? '', centres: line['centres'] ?? '', ...fields(line) } : row;
  });
}

/** A game's seven lines; `cells` returns a system's own cells. */
export function powerLines({ state }: EventGame, game: string, cells: (row: Row) => Cells): Cells[] {
  const rows = state['powers'] as Row[];
  return rows.map((row) => ({
    game,
    power: row.key,
    player: textOf(row, 'player'),
    centres: textOf(row, 'centres'),
    ...cells(row),
  }));
}

/** Reports powers that occur twice, or are missing where every row names one. */
export function powerProblems(lines: Cells[]): LineProblem[] {
  const twice = lines.flatMap(({ power }, line) => {
    const isSecond = power && lines.findIndex((other) => other['power'] === power) < line;
    return isSecond ? [{ line, column: 'power', message: `${capital(power)} is listed twice; ${ONCE}.` }] : [];
  });
  const missing = POWERS.filter((power) => !lines.some((line) => line['power'] === power)).map(capital);
  if (missing.length === 0 || twice.length > 0 || lines.some(({ power = '' }) => !isPower(power))) return twice;
  return [{ line: null, column: null, message: `There is no row for ${inWords(missing, 'and')}; ${ONCE}.` }];
}

function isPower(text: string): boolean {
  return (POWERS as readonly string[]).includes(text);
}

const ONCE = 'each of the seven powers plays once';

/** Finds the cell of a pointer such as "/powers/3/centres"; `columns` maps a system's own fields. */
export function spotOfPower(
  at: string,
  lines: Cells[],
  columns: Record<string, string> = {},
): Pick<LineProblem, 'line' | 'column'> | null {
  const [, index, ...field] = pointerParts(at);
  if (index === undefined) return { line: null, column: null };
  const line = lines.findIndex(({ power }) => power === POWERS[Number(index)]);
  const name = field.join('/');
  return line < 0 ? null : { line, column: columns[name] ?? (name || null) };
}
