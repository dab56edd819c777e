// How each player's PB score came about, as a person would write it on the sheet.
import { html, type TemplateResult } from 'lit';
import type { BoardRow, BoardSheet } from 'tallysheet';
import { bare, grouped, ordinalWord } from '../../entry/figures.ts';
import { comesTo, workingLine } from '../../parts/working_line.ts';

type Board = Pick<BoardSheet, 'rows' | 'bonusTotal' | 'working'>;

export function boardWorking(row: BoardRow, board: Board): TemplateResult {
  if (row.total === null || row.bonus === null || row.placement === null) {
    return html`<p>${row.place === 5 ? 'Fifth' : 'Sixth'} place is listed, and has no PB score.</p>`;
  }
  return html`
    ${workingLine('Placement', html`${ordinalWord(row.place)} place: <b>${row.placement}</b>`)}
    ${workingLine('Bonus (1)', bonus(row, board))}
    ${workingLine('PB score (2)', html`${row.placement} + ${bare(row.bonus)} = <b>${bare(row.total)}</b>`)}
    ${row.tiebreaker ? workingLine('Tiebreaker', 'level on score; who sat later finishes ahead') : ''}
  `;
}

function bonus(row: BoardRow, board: Board): TemplateResult {
  const { working } = row;
  if (!working) return html`<b>${bare(row.bonus ?? '')}</b>`;
  if (row.place === 1) return winnersBonus(row, board);
  if (row.capped) {
    return html`${grouped(row.score)} is more than the winner’s ${grouped(working.winnerScore)}: the most there is, <b>${bare(row.bonus ?? '')}</b>`;
  }
  return html`${bare(board.working.bonusRate)} × ${grouped(row.score)} ÷ ${grouped(working.winnerScore)}
  ${comesTo(working.unrounded, row.bonus ?? '')}`;
}

function winnersBonus(row: BoardRow, board: Board): TemplateResult {
  const others = board.rows.filter((one) => one.place > 1 && one.bonus !== null).map((one) => bare(one.bonus ?? ''));
  const total = bare(board.bonusTotal);
  const sum = others.length > 1 ? html`total of (1): ${others.join(' + ')} = ${total}; ` : html`total of (1): ${total}; `;
  return html`${sum}${bare(board.working.winnerRate)} × ${total} ${comesTo(row.working!.unrounded, row.bonus ?? '')}`;
}
