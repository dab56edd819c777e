// How each player's PB score came about, as a person would write it on the sheet.
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardRow } from 'tallysheet';
import { bare, ordinal } from '../../entry/figures.ts';
import { stepOf, stepSum, workingLine } from '../../parts/working.ts';

type Board = { rows: BoardRow[]; bonusTotal: string };

export function boardWorking(row: BoardRow, board: Board): TemplateResult {
  const total = stepOf(row.working, 'total');
  if (!total) return html`<p>${ordinal(row.place)} place is listed, and has no PB score.</p>`;
  return html`
    ${workingLine('Placement', html`${ordinal(row.place)} place: <b>${row.placement}</b>`)}
    ${row.place === 1 ? workingLine('Total of (1)', totalOfOthers(row, board)) : nothing}
    ${workingLine('Bonus (1)', bonus(row, board))}
    ${workingLine('PB score (2)', stepSum(total))}
    ${row.tiebreaker ? workingLine('Tiebreaker', 'level on score; of the two, who sat later finishes ahead') : nothing}
  `;
}

function bonus(row: BoardRow, board: Board): unknown {
  const step = stepOf(row.working, 'bonus');
  if (!step) return nothing;
  if (!row.capped) return stepSum(step);
  const winner = board.rows[0]?.player || 'the winner';
  return html`scored more than ${winner}, so the most there is: ${stepSum(step)}`;
}

function totalOfOthers(winner: BoardRow, board: Board): TemplateResult {
  const others = board.rows.filter((row) => row !== winner && row.bonus !== null).map((row) => bare(row.bonus ?? ''));
  return html`${others.length > 1 ? `${others.join(' + ')} = ` : nothing}<b>${bare(board.bonusTotal)}</b>`;
}
