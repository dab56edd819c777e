// Size Matters: the seven powers, and who shares the draw.
import type { SizeMattersGame } from 'tallysheet';
import { textOf, type Row } from '../parts/rows.ts';
import { BOARD_COLUMNS, lineOf, powerLines, powerRows, spotOfPower } from './diplomacy.ts';
import { problemsOf, type Cells, type Layout } from './layout.ts';

export const sizeMatters: Layout = {
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
  draft(game, lines, settings) {
    const powers = lines.map((line) => withDraw(line, lines));
    return {
      form: 'size-matters',
      state: { heading: game, powers: powerRows(lines, (line) => ({ draw: withDraw(line, lines).inDraw === false ? 'out' : '' })), rounding: 'published', floor: true },
      problems: [],
      check: (engine) => problemsOf(engine.sizeMatters.standings({ games: [{ powers }], floor: settings['floor'] !== 'no' })),
      spotOf: (at) => spotOfPower(at, {}),
    };
  },
  lines: (game, name) => powerLines(game, name, (row) => ({ inDraw: drawCell(row, game.state['powers'] as Row[]) })),
};

type Line = SizeMattersGame['powers'][number];

/** What the cell says; where others of the game say something, also what its blank means. */
function withDraw(line: Cells, lines: Cells[]): Line {
  const said = line['inDraw'] || (survives(line['centres']) && unsaid(lines));
  return said ? { ...lineOf(line), inDraw: said === 'yes' } : lineOf(line);
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
