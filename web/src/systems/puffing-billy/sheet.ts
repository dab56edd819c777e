// The association's paper score sheet for one board.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardRow, BoardSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { shortened } from '../../ui/sentences.ts';
import { textOf } from '../../ui/rows.ts';
import { shares } from '../../ui/shares.ts';
import {
  sheetBand,
  sheetTable,
  workingButton,
  wrapping,
  type SheetColumn,
  type SheetRow,
} from '../../form/sheet_table.ts';
import { stepOf, stepsOfRow, stepTerms } from '../../form/steps.ts';
import type { BoardModel } from './state.ts';
import { tieNotes } from './tie_questions.ts';
import { boardWorking } from './board_working.ts';

const COLUMNS: SheetColumn[] = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Game score', kind: 'figure' },
  { title: 'Standard place\u00adment', kind: 'part swatch-1' },
  { title: html`Bonus <span class="column-mark">(1)</span>`, kind: 'part swatch-2' },
  { title: html`PB score <span class="column-mark">(2)</span>`, kind: 'total' },
];

export function drawSheet(sheet: BoardSheet | null, model: BoardModel): TemplateResult {
  const rows = sheet ? filledRows(sheet, model) : emptyRows(model);
  return html`${sheetBand('Puffing Billy', model.state.heading || 'Score sheet for one board')}
    ${sheetTable({ opener: model, columns: COLUMNS, rows, foot: totalOfColumnOne(sheet, model.numbers) })}
    ${workingButton(model, rows)} ${sheet ? html`${tieNotes(sheet.rows, model.numbers)} ${outscored(sheet)}` : nothing}`;
}

function emptyRows({ state }: BoardModel): SheetRow[] {
  return state.finishers.map((row, index) => ({
    key: row.key,
    cells: [state.listed === 'finish' ? index + 1 : '', textOf(row, 'player')],
  }));
}

function filledRows(sheet: BoardSheet, { state, numbers }: BoardModel): SheetRow[] {
  const whole = sheet.rows[0]?.total ?? '';
  return sheet.rows.map((row, at) => ({
    key: state.finishers[row.index]?.key ?? '',
    cells: boardCells(row, numbers),
    shares: row.total === null ? undefined : shares([row.placement ?? '', row.bonus ?? ''], row.total, whole),
    working: boardWorking(sheet, at, numbers),
  }));
}

function boardCells(row: BoardRow, numbers: Numbers): unknown[] {
  const none = html`<span class="none" title="Fifth and sixth have no PB score">–</span>`;
  const figure = (value: string | number | null) => (value === null ? none : numbers.bare(value));
  return [
    row.place,
    html`${row.player || 'No name'}${remark(row, numbers)}`,
    wrapping(row.score, numbers),
    figure(row.placement),
    figure(row.bonus),
    html`<b>${figure(row.total)}</b>`,
  ];
}

export function remark({ tiebreaker, level, score }: BoardRow, numbers: Numbers): TemplateResult | typeof nothing {
  const words = tiebreaker
    ? 'Tiebreaker'
    : level && (level === 'reported' ? 'as reported' : `level on ${numbers.grouped(score)}`);
  return words ? html` <small class="remark">${words}</small>` : nothing;
}

function totalOfColumnOne(sheet: BoardSheet | null, { bare }: Numbers): TemplateResult {
  const winner = sheet?.rows[0];
  const step = stepOf(stepsOfRow(sheet?.working, 0), 'bonus');
  return html`<tr class="sum">
      <th scope="row" colspan="4">Total of (1)</th>
      <td>${sheet ? bare(sheet.bonusTotal) : nothing}</td>
      <td class="total"></td>
    </tr>
    <tr>
      <th scope="row" colspan="4">${step ? html`${stepTerms(step, bare)}, for the winner` : 'For the winner'}</th>
      <td>${bare(winner?.bonus ?? '')}</td>
      <td class="total"></td>
    </tr>`;
}

function outscored(sheet: BoardSheet): TemplateResult | typeof nothing {
  const winner = sheet.rows[0];
  const ahead = sheet.rows.filter((row) => row.capped);
  if (ahead.length === 0 || !winner) return nothing;
  const names = ahead.map((row) => shortened(row.player) || `place ${row.place}`).join(' and ');
  return html`<p class="note">
    ${names} scored more than ${shortened(winner.player) || 'the winner'}. That is possible: the places are as you listed them, and the bonus is
    the maximum. If this is a mistake, sort by score.
  </p>`;
}
