// The order of a board's rows: by place or seat if given, else in file order.
import { rowsOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import type { Cells, LineProblem } from '../csv_layout.ts';
import { unmistakable } from '../../numbers/number_entry.ts';
import { BEST, PLACED_AHEAD } from './csv_columns.ts';
import { AHEAD, YES } from './level.ts';

export interface Seats {
  /** Indexes of the lines in order. */
  order: number[];
  problems: LineProblem[];
}

export function seated(lines: Cells[], indexes: number[] = lines.map((_, index) => index)): Seats {
  const place = (at: number) => textAt(lines, at, 'place');
  const given = indexes.filter(place);
  if (given.length === 0) return { order: indexes, problems: [] };
  const rank = (at: number) => (isPlace(place(at)) ? Number(place(at)) : Infinity);
  const order = [...indexes].sort((one, other) =>
    rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : one - other,
  );
  const judged = given.every((at) => isPlace(place(at))) ? order : order.filter((at) => !place(at));
  return { order, problems: judged.flatMap((at) => placeProblem(lines, at, order.indexOf(at) + 1, order.length)) };
}

/** If one place is invalid, the others cannot be checked. */
function isPlace(text: string): boolean {
  return /^\d+$/.test(text);
}

function placeProblem(lines: Cells[], line: number, due: number, last: number): LineProblem[] {
  const given = textAt(lines, line, 'place');
  if (given === String(due)) return [];
  const limits = `The places of this board are 1 to ${last}, each once; in a tie, say who is listed first.`;
  return [
    {
      line,
      column: 'place',
      message: given ? `Place is ${given}, but ${due} is expected. ${limits}` : `Place is missing. ${limits}`,
    },
  ];
}

/** The rows of the form's list; `columns` maps the list's fields to columns. */
export function listOf(lines: Cells[], { order }: Seats, columns: Record<string, string>): Row[] {
  const figures = (at: number) =>
    Object.entries(columns).map(([field, column]) => [
      field,
      unmistakable(textAt(lines, at, column), column === BEST ? 'points' : 'money'),
    ]);
  return rowsOf(order.map((at) => ({ player: textAt(lines, at, 'player'), ...Object.fromEntries(figures(at)) })));
}

/** The same with what is reported of ties. */
export function finishersOf(lines: Cells[], seats: Seats, columns: Record<string, string>): Row[] {
  return listOf(lines, seats, columns).map((row, index) =>
    textAt(lines, seats.order[index] as number, PLACED_AHEAD) ? { ...row, [AHEAD]: YES } : row,
  );
}

export function textAt(lines: Cells[], at: number, column: string): string {
  return lines[at]?.[column] ?? '';
}

type Spot = Pick<LineProblem, 'line' | 'column'>;

/** The cell of a field in a list, by the row's index, in order of places. */
export function spotInList(seats: Seats | undefined, index: string | undefined, column = ''): Spot {
  const { order } = seats ?? { order: [0] };
  return { line: order[Number(index ?? 0)] ?? null, column: column || null };
}

/** "/category" belongs to the whole game; the event's settings have no cell. */
export function spotOfGame(at: string): Spot | null {
  const [field] = pointerParts(at);
  if (field === undefined) return { line: 0, column: null };
  return field === 'category' ? { line: 0, column: field } : null;
}
