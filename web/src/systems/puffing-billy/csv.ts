// Reads and writes boards of train games: places or seats, and money.
import type { Tallysheet } from 'tallysheet';
import type { Cells, ImportedGame, Layout } from '../csv_layout.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { BEST, BOARD, COLUMNS, EXAMPLE, PLACED_AHEAD, SECOND_SCORE } from './csv_columns.ts';
import { finalOf, twoGameFinalOf } from './csv_finals.ts';
import { finishersOf, seated, spotInList, spotOfGame, textAt } from './csv_seats.ts';
import { AHEAD } from './level.ts';
import type { EventGame } from '../event_game.ts';
import { filledRows, textOf, type Row } from '../../ui/rows.ts';

export const csv: Layout = {
  system: 'puffing-billy',
  columns: COLUMNS,
  numbersGames: true,
  example: EXAMPLE,
  exampleFields: { '3': { stage: 'final' } },
  gameOf(_, lines) {
    if (lines.some((line) => line[SECOND_SCORE])) return { ...twoGameFinalOf(lines), ...placeIn(lines) };
    return isOverBoards(lines) ? finalOf(lines) : { ...boardOf(lines), ...placeIn(lines) };
  },
  lines: boardLines,
};

/** Whether the rows are a final that is one game over several boards. Without a round, a final all of whose rows are at
 *  board 1 is one over a single board, as earlier versions write it. */
function isOverBoards(lines: Cells[]): boolean {
  const boards = boardsIn(lines);
  const [{ round, stage } = {}] = lines;
  return boards.length > 1 || lines.some((line) => line[BEST]) || (boards[0] === '1' && stage === 'final' && !round);
}

/** The board of all rows. */
function placeIn(lines: Cells[]): Pick<ImportedGame, 'board'> {
  const [board] = boardsIn(lines);
  return board === undefined ? {} : { board };
}

function boardsIn(lines: Cells[]): string[] {
  return [...new Set(lines.map((line) => line[BOARD] ?? ''))].filter((board) => board !== '');
}

function boardOf(lines: Cells[]): ImportedGame {
  const seats = seated(lines);
  const listed = textAt(lines, 0, 'listed') === 'seating' ? 'seating' : 'finish';
  return {
    form: 'puffing-billy',
    state: {
      heading: textAt(lines, 0, 'category'),
      finishers: finishersOf(lines, seats, { score: 'score' }),
      listed,
      decimals: '3',
    },
    problems: seats.problems,
    spotOf(at) {
      const [list, index, field] = pointerParts(at);
      return list === 'finishers' ? spotInList(seats, index, field) : spotOfGame(at);
    },
    wrongSize: (engine, numbers) => wrongSize(lines.length, engine, numbers),
  };
}

/** Rounds that share a table's name look like one board with many players. */
function wrongSize(players: number, engine: Tallysheet, { amount }: Numbers): string | null {
  const shape = engine.puffingBilly.shapes['scoreBoard'] as { finishers: [least: number, most: number, seat: unknown] };
  const [least, most] = shape.finishers;
  if (players >= least && players <= most) return null;
  const question =
    players > most
      ? ' Is the same table used in several rounds? Then add a column “round”, or name each game differently.'
      : '';
  return `has ${amount(players, 'player')}; a board has ${least} to ${most}.${question}`;
}

function boardLines({ form, state, board = '' }: EventGame, game: string): Cells[] {
  const ofGame = { game, category: state.heading };
  const placed = { ...ofGame, [BOARD]: board };
  if (form === 'union-pacific')
    return numbered(state['players'] as Row[], { score: 'game1', [SECOND_SCORE]: 'game2' }, placed);
  const listed = { ...ofGame, listed: String(state['listed']) };
  if (form === 'puffing-billy')
    return numbered(
      state['finishers'] as Row[],
      { score: 'score', [PLACED_AHEAD]: AHEAD },
      { ...listed, [BOARD]: board },
    );
  const boards = state['boards'] as { finishers: Row[] }[];
  return boards.flatMap(({ finishers }, index) =>
    numbered(
      finishers,
      { score: 'score', [BEST]: 'best', [PLACED_AHEAD]: AHEAD },
      { ...listed, [BOARD]: String(index + 1) },
    ),
  );
}

/** The rows of a list, numbered from 1; `fields` maps columns to the list's fields. */
function numbered(rows: Row[], fields: Record<string, string>, ofGame: Cells): Cells[] {
  const texts = (row: Row) =>
    Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, textOf(row, field)]));
  return filledRows(rows, 0).map((row, index) => ({
    ...ofGame,
    place: String(index + 1),
    player: textOf(row, 'player'),
    ...texts(row),
  }));
}
