// The CSV column that says who shares a draw.
import { capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import type { Cells, Column, LineProblem } from '../csv_layout.ts';

export const IN_DRAW: Column = {
  id: 'inDraw',
  title: 'in draw',
  also: [
    'draw',
    'shares draw',
    'in the draw',
    'drew',
    'shared draw',
    'remis',
    'nulle',
    'match nul',
    'patta',
    'im remis',
  ],
  kind: 'choice',
  options: { yes: ['y', 'x', '1', 'true', 'in', 'ja', 'oui', 'si'], no: ['n', '0', 'false', 'out', 'nein', 'non'] },
  says: '`yes` or `no`; blank in a whole game: all survivors share it; where some say `yes`, blank is `no`; where some say only `no`, blank is `yes`',
};

/** Whether a power is left out of the draw. The meaning of a blank cell depends on the other cells of the game. */
export function isOutOfDraw(line: Cells, lines: Cells[]): boolean {
  return survives(line['centres']) && (line['inDraw'] || unsaid(lines)) === 'no';
}

/** Only survivors can be marked in the form. */
export function strayDraw({ power = '', centres, inDraw }: Cells, line: number): LineProblem[] {
  if (inDraw !== 'yes' || centres !== '0') return [];
  const message = `${capital(power)} has no centres; only a survivor can be in the draw.`;
  return [{ line, column: 'inDraw', message }];
}

function unsaid(lines: Cells[]): string {
  if (lines.some(({ inDraw }) => inDraw === 'yes')) return 'no';
  return lines.some(({ inDraw }) => inDraw === 'no') ? 'yes' : '';
}

export function drawCell(row: Row, rows: Row[]): string {
  const isOut = (one: Row) => textOf(one, 'draw') === 'out' && survives(textOf(one, 'centres'));
  if (!rows.some(isOut) || !survives(textOf(row, 'centres'))) return '';
  return isOut(row) ? 'no' : 'yes';
}

function survives(centres: string | undefined): boolean {
  return /[1-9]/.test(centres ?? '');
}
