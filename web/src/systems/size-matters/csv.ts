// Size Matters: the seven powers, and who shares the draw.
import type { Row } from '../../ui/rows.ts';
import { BOARD_COLUMNS, powerLines, powerProblems, powerRows, spotOfPower } from '../diplomacy/board_csv.ts';
import { drawCell, IN_DRAW, isOutOfDraw, strayDraw } from '../diplomacy/draw_csv.ts';
import type { Layout } from '../csv_layout.ts';

export const csv: Layout = {
  system: 'size-matters',
  columns: [...BOARD_COLUMNS, IN_DRAW],
  example: [
    ['Round 1, board 1', 'Austria', 'Ann', '14', 'yes'],
    ['Round 1, board 1', 'England', 'Bob', '10', 'yes'],
    ['Round 1, board 1', 'France', 'Cy', '6', 'yes'],
    ['Round 1, board 1', 'Germany', 'Dee', '4', 'no'],
    ['Round 1, board 1', 'Italy', 'Eve', '0', ''],
    ['Round 1, board 1', 'Russia', 'Fay', '0', ''],
    ['Round 1, board 1', 'Turkey', 'Gus', '0', ''],
  ],
  gameOf: (name, lines) => ({
    form: 'size-matters',
    state: {
      heading: name,
      powers: powerRows(lines, (line) => ({ draw: isOutOfDraw(line, lines) ? 'out' : '' })),
      rounding: 'published',
      floor: true,
    },
    problems: [...powerProblems(lines), ...lines.flatMap(strayDraw)],
    spotOf: (at) => spotOfPower(at, lines),
  }),
  lines: (game, name) => powerLines(game, name, (row) => ({ inDraw: drawCell(row, game.state['powers'] as Row[]) })),
};
