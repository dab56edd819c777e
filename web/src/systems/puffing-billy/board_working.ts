// The working of each player's PB score, as it would be written by hand.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardRow, Step } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinal } from '../../numbers/ordinals.ts';
import { tieWorking } from './level.ts';
import { stepSum, workingLine } from '../../form/working.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';

interface Board {
  rows: BoardRow[];
  bonusTotal: string;
  working?: Step[];
}

/** `at` is the row's index on the sheet. */
export function boardWorking(board: Board, at: number, numbers: Numbers): TemplateResult {
  const { bare } = numbers;
  const row = board.rows[at] as BoardRow;
  const steps = stepsOfRow(board.working, at);
  const total = stepOf(steps, 'total');
  const tie = tieWorking(row, board.rows, numbers);
  const level = tie === null ? nothing : workingLine('Level', tie);
  if (!total) return html`${workingLine('PB score (2)', `none: ${ordinal(row.place)} place is only listed`)} ${level}`;
  return html`
    ${workingLine('Placement', html`${ordinal(row.place)} place: <b>${row.placement}</b>`)}
    ${row.place === 1 ? workingLine('Total of (1)', totalOfOthers(row, board, numbers)) : nothing}
    ${workingLine('Bonus (1)', bonus(row, board, steps, numbers))}
    ${workingLine('PB score (2)', stepSum(total, bare))}
    ${row.tiebreaker ? workingLine('Tiebreaker', 'level on score; the player who sat later finishes ahead') : nothing} ${level}
  `;
}

function bonus(row: BoardRow, board: Board, steps: Step[], { bare }: Numbers): unknown {
  const step = stepOf(steps, 'bonus');
  if (!step) return nothing;
  if (!row.capped) return stepSum(step, bare);
  const winner = board.rows[0]?.player || 'the winner';
  return html`scored more than ${winner}, so the maximum: ${stepSum(step, bare)}`;
}

function totalOfOthers(winner: BoardRow, board: Board, { bare }: Numbers): TemplateResult {
  const others = board.rows.filter((row) => row !== winner && row.bonus !== null).map((row) => bare(row.bonus ?? ''));
  return html`${others.length > 1 ? `${others.join(' + ')} = ` : nothing}<b>${bare(board.bonusTotal)}</b>`;
}
