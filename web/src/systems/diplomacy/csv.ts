// Diplomacy in a further system: the seven powers, the years that some systems score, and who shares the draw.
import { agreeing, capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import type { Cells, Column, Layout, LineProblem } from '../csv_layout.ts';
import { BOARD_COLUMNS, LAST_FALL, powerLines, powerProblems, powerRows, spotOfPower } from './board_csv.ts';
import { drawCell, IN_DRAW, isOutOfDraw, strayDraw } from './draw_csv.ts';

const YEAR_OF_WIN: Column = {
  id: 'finalYear',
  title: 'year of win',
  also: ['final year', 'won in', 'year won', 'last year of the game', 'end year', 'solo year'],
  kind: 'count',
  ofGame: true,
  says: 'only after a win: its year, such as 1908; some systems score it',
};

export const csv: Layout = {
  system: 'diplomacy',
  columns: [...BOARD_COLUMNS, LAST_FALL, IN_DRAW, YEAR_OF_WIN],
  example: [
    ['Round 1, board 1', 'Austria', 'Ann', '14', '', '', ''],
    ['Round 1, board 1', 'England', 'Bob', '10', '', '', ''],
    ['Round 1, board 1', 'France', 'Cy', '6', '', '', ''],
    ['Round 1, board 1', 'Germany', 'Dee', '4', '', '', ''],
    ['Round 1, board 1', 'Italy', 'Eve', '0', '1907', '', ''],
    ['Round 1, board 1', 'Russia', 'Fay', '0', '1905', '', ''],
    ['Round 1, board 1', 'Turkey', 'Gus', '0', '1903', '', ''],
  ],
  gameOf: (name, lines) => ({
    form: 'diplomacy',
    state: {
      heading: name,
      powers: powerRows(lines, (line) => texts(line, lines)),
      finalYear: lines[0]?.['finalYear'] ?? '',
      system: '',
    },
    problems: [...powerProblems(lines), ...lines.flatMap(strayDraw), ...lines.flatMap(strayYear)],
    spotOf: (at) => spotOf(at, lines),
  }),
  lines: (game, name) =>
    powerLines(game, name, (row) => ({
      year: textOf(row, 'centres').trim() === '0' ? textOf(row, 'year') : '',
      inDraw: drawCell(row, game.state['powers'] as Row[]),
      finalYear: String(game.state['finalYear'] ?? ''),
    })),
};

function texts(line: Cells, lines: Cells[]): Record<string, string> {
  const { year = '' } = line;
  return { ...(year ? { year } : {}), ...(isOutOfDraw(line, lines) ? { draw: 'out' } : {}) };
}

/** Only powers without centres have a last Fall in the form. */
function strayYear({ power = '', centres, year }: Cells, line: number): LineProblem[] {
  if (!year || !(Number(centres) > 0)) return [];
  const message = `${capital(power)} ends with ${centres} ${agreeing(Number(centres), 'centre')}; only a power without centres has a last Fall.`;
  return [{ line, column: 'year', message }];
}

function spotOf(at: string, lines: Cells[]): Pick<LineProblem, 'line' | 'column'> | null {
  if (pointerParts(at)[0] === 'finalYear') return { line: 0, column: 'finalYear' };
  return spotOfPower(at, lines, { lastHeld: 'year', 'lastHeld/year': 'year' });
}
