// The differences between two versions of a game, in words and figures as people read them.
import { GAME, PLAYER, type Cells, type Column, type Layout } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { paired, type Pair } from './paired.ts';

export interface Difference {
  /** "Jenny’s score", "Category". */
  what: string;
  before: string;
  after: string;
}

/** `before` and `after` are all rows of one game. */
export function differencesOf({ columns }: Layout, before: Cells[], after: Cells[], numbers: Numbers): Difference[] {
  const ofGame = columns.filter((column) => isOfGame(column, before, after));
  const ofRow = columns.filter((column) => !ofGame.includes(column) && column.id !== GAME.id);
  return [
    ...ofGame.flatMap((column) => cellDifference(capital(column.title), column, numbers, before[0], after[0])),
    ...pairsOfRows(columns, before, after).flatMap((pair) => differencesInRow(ofRow, pair, numbers)),
  ];
}

/** Whether the column applies to the whole game. */
export function isOfGame({ id, ofGame, mayAgree }: Column, ...versions: Cells[][]): boolean {
  const agrees = (lines: Cells[]) => new Set(lines.map((cells) => cells[id] ?? '')).size === 1;
  return ofGame === true || (mayAgree === true && versions.every(agrees));
}

/** Rows correspond by the column that names them: a power, else a player. */
export function pairsOfRows(columns: Column[], before: Cells[], after: Cells[]): Pair<Cells>[] {
  const { id } = naming(columns);
  return paired(before, after, {
    key: (cells) => cells[id] ?? '',
    alike: (one, other) => columns.filter((column) => one[column.id] && one[column.id] === other[column.id]).length,
  });
}

function naming(columns: Column[]): Column {
  return columns.find(({ kind, needed, ofGame }) => kind === 'choice' && needed && !ofGame) ?? PLAYER;
}

function differencesInRow(columns: Column[], { before, after }: Pair<Cells>, numbers: Numbers): Difference[] {
  const { id, kind } = naming(columns);
  const name = shortened((after ?? before)?.[id] ?? '') || 'Nobody';
  const who = kind === 'choice' ? capital(name) : name;
  if (!before || !after) {
    const row = summary(columns, (after ?? before) as Cells, numbers);
    return [{ what: who, before: before ? row : 'not there', after: after ? row : 'not there' }];
  }
  return columns.flatMap((column) =>
    cellDifference(
      column.id === id ? capital(column.title) : `${who}’s ${column.title}`,
      column,
      numbers,
      before,
      after,
    ),
  );
}

function cellDifference(
  what: string,
  column: Column,
  numbers: Numbers,
  before: Cells = {},
  after: Cells = {},
): Difference[] {
  const [one = '', other = ''] = [before[column.id], after[column.id]];
  const shown = (text: string) => shownCell(text, column, numbers);
  return one === other ? [] : [{ what, before: shown(one), after: shown(other) }];
}

/** "place 4, score 98,000" */
function summary(columns: Column[], cells: Cells, numbers: Numbers): string {
  const { id } = naming(columns);
  return columns
    .filter((column) => column.id !== id && cells[column.id])
    .map((column) => `${column.title} ${shownCell(cells[column.id] ?? '', column, numbers)}`)
    .join(', ');
}

/** A longer one is shortened, as any text. */
const FIGURE = /^-?\d{1,20}(\.\d{1,20})?$/;

function shownCell(text: string, { kind }: Column, { trimmed }: Numbers): string {
  if (text === '') return 'blank';
  const isAmount = kind === 'money' || kind === 'points';
  return isAmount && FIGURE.test(text) ? trimmed(text) : shortened(text);
}
