// Detour 98f: the seven powers, and when the eliminated last held a centre.
import { capital, agreeing } from '../../ui/sentences.ts';
import { textOf } from '../../ui/rows.ts';
import { BOARD_COLUMNS, LAST_FALL, powerLines, powerProblems, powerRows, spotOfPower } from '../diplomacy/board_csv.ts';
import type { Cells, Layout, LineProblem } from '../csv_layout.ts';

/** The columns of the engine's fields. */
const COLUMN_OF = { lastHeld: 'year', 'lastHeld/year': 'year', 'lastHeld/centres': 'held' };

export const csv: Layout = {
  system: 'detour-98f',
  columns: [
    ...BOARD_COLUMNS,
    LAST_FALL,
    {
      id: 'held',
      title: 'last centres',
      also: ['centres then', 'last scs', 'last centers', 'centers then', 'last supply centres'],
      kind: 'count',
      says: 'how many centres it held in that Fall',
    },
  ],
  example: [
    ['Round 1, board 1', 'Austria', 'Ann', '14', '', ''],
    ['Round 1, board 1', 'England', 'Bob', '10', '', ''],
    ['Round 1, board 1', 'France', 'Cy', '6', '', ''],
    ['Round 1, board 1', 'Germany', 'Dee', '4', '', ''],
    ['Round 1, board 1', 'Italy', 'Eve', '0', '1907', '1'],
    ['Round 1, board 1', 'Russia', 'Fay', '0', '1905', '2'],
    ['Round 1, board 1', 'Turkey', 'Gus', '0', '1903', '1'],
  ],
  gameOf: (name, lines) => ({
    form: 'detour-98f',
    state: { heading: name, powers: powerRows(lines, lastFallTexts) },
    problems: [...powerProblems(lines), ...lines.flatMap(strayLastFall)],
    spotOf: (at) => spotOfPower(at, lines, COLUMN_OF),
  }),
  lines: (game, name) =>
    powerLines(game, name, (row) => lastFallCells(textOf(row, 'centres'), textOf(row, 'year'), textOf(row, 'held'))),
};

function lastFallTexts({ year = '', held = '' }: Cells): Record<string, string> {
  return year || held ? { year, held } : {};
}

/** Only powers without centres have a last Fall in the form. */
function strayLastFall({ power = '', centres = '', year, held }: Cells, line: number): LineProblem[] {
  if ((!year && !held) || !(Number(centres) > 0)) return [];
  const message = `${capital(power)} ends with ${centres} ${agreeing(Number(centres), 'centre')}; only a power without centres has a last Fall.`;
  return [{ line, column: year ? 'year' : 'held', message }];
}

/** Ignores what the form keeps for a power that is no longer eliminated. */
function lastFallCells(centres: string, year: string, held: string): Cells {
  return Number(centres.trim() || NaN) === 0 ? { year, held } : {};
}
