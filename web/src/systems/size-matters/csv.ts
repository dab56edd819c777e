// Size Matters: the seven powers, and who shares the draw.
import { capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { BOARD_COLUMNS, powerLines, powerProblems, powerRows, spotOfPower } from '../diplomacy/board_csv.ts';
import type { Cells, Layout, LineProblem } from '../csv_layout.ts';

export const csv: Layout = {
  system: 'size-matters',
  columns: [
    ...BOARD_COLUMNS,
    {
      id: 'inDraw',
      title: 'in draw',
      also: ['draw', 'shares draw', 'in the draw', 'drew', 'shared draw'],
      kind: 'choice',
      options: { yes: ['y', 'x', '1', 'true', 'in', 'ja', 'oui', 'si'], no: ['n', '0', 'false', 'out', 'nein', 'non'] },
      says: '`yes` or `no`; blank in a whole game: all survivors share it; where some say `yes`, blank is `no`; where some say only `no`, blank is `yes`',
    },
  ],
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
      powers: powerRows(lines, (line) => ({ draw: isLeftOut(line, lines) ? 'out' : '' })),
      rounding: 'published',
      floor: true,
    },
    problems: [...powerProblems(lines), ...lines.flatMap(strayDraw)],
    spotOf: (at) => spotOfPower(at, lines),
  }),
  lines: (game, name) => powerLines(game, name, (row) => ({ inDraw: drawCell(row, game.state['powers'] as Row[]) })),
};

/** Whether a power is left out of the draw. The meaning of a blank cell depends on the other cells of the game. */
function isLeftOut(line: Cells, lines: Cells[]): boolean {
  return survives(line['centres']) && (line['inDraw'] || unsaid(lines)) === 'no';
}

/** Only survivors can be marked in the form. */
function strayDraw({ power = '', centres, inDraw }: Cells, line: number): LineProblem[] {
  if (inDraw !== 'yes' || centres !== '0') return [];
  const message = `${capital(power)} has no centres; only a survivor can be in the draw.`;
  return [{ line, column: 'inDraw', message }];
}

function unsaid(lines: Cells[]): string {
  if (lines.some(({ inDraw }) => inDraw === 'yes')) return 'no';
  return lines.some(({ inDraw }) => inDraw === 'no') ? 'yes' : '';
}

function drawCell(row: Row, rows: Row[]): string {
  const isOut = (one: Row) => textOf(one, 'draw') === 'out' && survives(textOf(one, 'centres'));
  if (!rows.some(isOut) || !survives(textOf(row, 'centres'))) return '';
  return isOut(row) ? 'no' : 'yes';
}

function survives(centres: string | undefined): boolean {
  return /[1-9]/.test(centres ?? '');
}
