// A drawn round as text to post and as CSV.
import { BYTE_ORDER_MARK, csvRow, LINE_END } from '../export/csv_cells.ts';
import { tableText, type TextKind } from '../export/table_text.ts';
import { inWords } from '../ui/sentences.ts';
import type { DraftRound } from './draft.ts';
import { seatName, type Seats } from './seats.ts';

export interface RoundToPost extends DraftRound {
  round: number;
  /** The boards' numbers. */
  numbers: number[];
}

function rowsOf({ boards, numbers }: RoundToPost, seats: Seats): string[][] {
  return boards.map((board, at) => [
    String(numbers[at]),
    board.map((name, seat) => (seats.powers ? `${seatName(seats, seat)} ${name}` : name)).join(', '),
  ]);
}

/** A table for each round, with those who sit out below. */
export function drawText(kind: TextKind, title: string, rounds: readonly RoundToPost[], seats: Seats): string {
  const tables = rounds.map((round) => ({
    caption: `Round ${round.round}`,
    columns: [{ title: 'Board', figure: true }, { title: 'Players' }],
    cells: rowsOf(round, seats),
  }));
  const out = rounds.filter(({ byes }) => byes.length > 0);
  const notes = out.map(({ round, byes }) => `Round ${round} sits out: ${inWords(byes, 'and')}.`);
  return tableText(kind, title, tables, notes);
}

/** A row for each player: round, board, seat or power, name. Whoever sits out has no board. */
export function drawCsv(rounds: readonly RoundToPost[], seats: Seats, style: 'point' | 'comma'): string {
  const delimiter = style === 'comma' ? ';' : ',';
  const header = ['Round', 'Board', seats.powers ? 'Power' : 'Seat', 'Player'];
  const rows = rounds.flatMap(({ round, boards, byes, numbers }) => [
    ...boards.flatMap((board, at) =>
      board.map((name, seat) =>
        [round, numbers[at], seats.powers ? seatName(seats, seat) : seat + 1, name].map(String),
      ),
    ),
    ...byes.map((name) => [String(round), '', '', name]),
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => csvRow(row, delimiter) + LINE_END).join('');
}
