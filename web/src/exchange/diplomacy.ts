// Games of Diplomacy: seven rows of a power, its player and its centres, and what each system asks besides.
import type { Power } from 'tallysheet';
import { blankPowers, POWERS } from '../diplomacy/powers.ts';
import type { EventGame } from '../events/event.ts';
import { textOf, type Row } from '../parts/rows.ts';
import { countOf, GAME, PLAYER, type Cells, type Column, type LineProblem } from './layout.ts';

/** Each power by its name, or the beginning of it. */
const POWER_WORDS = Object.fromEntries(POWERS.map((power) => [power, beginnings(power)]));

function beginnings(power: string): string[] {
  return Array.from(power, (_, at) => power.slice(0, at)).filter((beginning) => beginning !== '');
}

export const BOARD_COLUMNS: Column[] = [
  GAME,
  {
    id: 'power',
    title: 'power',
    also: ['country', 'great power', 'nation', 'pays', 'land', 'macht'],
    kind: 'choice',
    needed: true,
    options: POWER_WORDS,
    says: 'each of the seven once in a game; its first letter is enough',
  },
  PLAYER,
  {
    id: 'centres',
    title: 'centres',
    also: ['centers', 'scs', 'sc', 'supply centres', 'supply centers', 'centre count', 'center count', 'final centres', 'dots', 'zentren'],
    kind: 'count',
    needed: true,
    says: 'supply centres at the end, 0 to 34',
  },
];

export function lineOf(line: Cells) {
  return { power: line['power'] as Power, player: line['player'] ?? '', centres: countOf(line['centres']) };
}

/** The form's seven rows; `fields` gives a system's own texts. */
export function powerRows(lines: Cells[], fields: (line: Cells) => Record<string, string>): Row[] {
  return blankPowers().map((row) => {
    const line = lines.find(({ power }) => power === row.key);
    return line ? { ...row, player: line['player'] ?? '', centres: line['centres'] ?? '', ...fields(line) } : row;
  });
}

/** A game's seven lines; `cells` gives a system's own. */
export function powerLines({ state }: EventGame, game: string, cells: (row: Row) => Cells): Cells[] {
  const rows = state['powers'] as Row[];
  return rows.map((row) => ({ game, power: row.key, player: textOf(row, 'player'), centres: textOf(row, 'centres'), ...cells(row) }));
}

/** "/games/0/powers/3/centres"; `columns` are those of a system's own fields. */
export function spotOfPower(at: string, columns: Record<string, string>): Pick<LineProblem, 'line' | 'column'> {
  const [, , , , index, ...field] = at.split('/');
  const name = field.join('/');
  return { line: index === undefined ? null : Number(index), column: columns[name] ?? (name || null) };
}
