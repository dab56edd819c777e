// The order of a board's rows: by place or seat where these are given, else as they come.
import { rowsOf, type Row } from '../parts/rows.ts';
import { valueOr, type Cells, type LineProblem } from './layout.ts';
import { unmistakable } from './number_style.ts';
import { BEST } from './puffing_billy_columns.ts';

export interface Seats {
  /** The lines' indexes in order. */
  order: number[];
  problems: LineProblem[];
}

export function seated(lines: Cells[], indexes: number[] = lines.map((_, index) => index)): Seats {
  const place = (at: number) => textAt(lines, at, 'place');
  const given = indexes.filter(place);
  if (given.length === 0) return { order: indexes, problems: [] };
  const rank = (at: number) => (isPlace(place(at)) ? Number(place(at)) : Infinity);
  const order = [...indexes].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : one - other));
  const judged = given.every((at) => isPlace(place(at))) ? order : order.filter((at) => !place(at));
  return { order, problems: judged.flatMap((at) => placeProblem(lines, at, order.indexOf(at) + 1, order.length)) };
}

/** Beside one that is none, whether the others are right cannot be told. */
function isPlace(text: string): boolean {
  return /^\d+$/.test(text);
}

function placeProblem(lines: Cells[], line: number, due: number, last: number): LineProblem[] {
  const came = textAt(lines, line, 'place');
  if (came === String(due)) return [];
  const limits = `The places of this board are 1 to ${last}, each once; in a tie, say who is listed first.`;
  return [{ line, column: 'place', message: came ? `Place is ${came} where ${due} is due. ${limits}` : `Place is missing. ${limits}` }];
}

/** As a form's list: who, and the texts of these columns by the list's own names for them. */
export function listOf(lines: Cells[], { order }: Seats, columns: Record<string, string>): Row[] {
  const figures = (at: number) => Object.entries(columns).map(([field, column]) => [field, unmistakable(textAt(lines, at, column), column === BEST ? 'points' : 'money')]);
  return rowsOf(order.map((at) => ({ player: textAt(lines, at, 'player'), ...Object.fromEntries(figures(at)) })));
}

export function textAt(lines: Cells[], at: number, column: string): string {
  return lines[at]?.[column] ?? '';
}

/** "2/score": the third in order, and the column of that name. */
export function spotInList({ order }: Seats, rest: string[]): Pick<LineProblem, 'line' | 'column'> {
  const [index, field] = rest;
  return { line: index === undefined ? (order[0] ?? null) : (order[Number(index)] ?? null), column: field ?? null };
}

export function finisherOf(lines: Cells[], at: number): { player: string; score: string } {
  return { player: textAt(lines, at, 'player'), score: valueOr(textAt(lines, at, 'score'), undefined) as string };
}
