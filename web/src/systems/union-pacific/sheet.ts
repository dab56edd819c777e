// The final's sheet: both games side by side, best total first.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TwoGameSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
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
import { stepSum, workingLine } from '../../form/working.ts';
import { stepsOfRow } from '../../form/steps.ts';
import type { FinalModel, FinalState } from './state.ts';
import { nameAt, seatInGame } from './seats.ts';

type Row = TwoGameSheet['rows'][number];

export function drawSheet(sheet: TwoGameSheet | null, model: FinalModel): TemplateResult {
  const rows = sheet ? sheet.rows.map((row, at) => filledRow(row, at, model)) : emptyRows(model);
  return html`${sheetBand('Union Pacific', model.state.heading || 'Final over two games')}
    ${sheetTable({ opener: model, columns: columns(model.state), groups: games(), rows })}
    ${workingButton(model, rows)} ${sheet ? levelTotals(sheet) : nothing}`;
}

function columns({ rounding }: FinalState): SheetColumn[] {
  const points = rounding === 'total' ? '%' : 'Points';
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    { title: 'Score', kind: 'figure' },
    { title: points, kind: 'part points swatch-1' },
    { title: 'Score', kind: 'figure' },
    { title: points, kind: 'part points swatch-2' },
    { title: 'Total', kind: 'total' },
  ];
}

function games(): TemplateResult {
  return html`<tr class="games">
    <td colspan="2"></td>
    <th scope="colgroup" colspan="2">Game 1</th>
    <th scope="colgroup" colspan="2">Game 2</th>
    <td class="total"></td>
  </tr>`;
}

function emptyRows({ state }: FinalModel): SheetRow[] {
  return state.players.map((row) => ({ key: row.key, cells: ['', textOf(row, 'player')] }));
}

function filledRow(row: Row, at: number, model: FinalModel): SheetRow {
  const { numbers } = model;
  const { players } = model.state;
  const index = players.findIndex((_, one) => nameAt(players, one) === row.player);
  return {
    key: players[index]?.key ?? '',
    cells: [
      row.shared ? `${row.place}=` : row.place,
      html`${row.player} <small class="remark">seats ${seatInGame(model, 0, index)}, ${seatInGame(model, 1, index)}</small>`,
      ...gameCells(row, 0, numbers),
      ...gameCells(row, 1, numbers),
      html`<b>${numbers.grouped(row.total)}</b>`,
    ],
    shares: shares(row.points, row.total, model.sheet?.rows[0]?.total ?? ''),
    working: working(model.sheet, at, numbers),
  };
}

/** The score with its percentage below, unless the percentage is what counts; and the points for the total. */
function gameCells({ scores, percents, points }: Row, game: 0 | 1, numbers: Numbers): unknown[] {
  const { grouped } = numbers;
  const percent =
    percents[game] === points[game] ? nothing : html`<small class="remark">${grouped(percents[game])}%</small>`;
  return [html`${wrapping(scores[game], numbers)} ${percent}`, grouped(points[game])];
}

function working(sheet: TwoGameSheet | null, at: number, { bare }: Numbers): unknown {
  const steps = stepsOfRow(sheet?.working, at);
  const percents = steps.filter(({ name }) => name === 'percent');
  const total = steps.filter(({ name }) => name === 'total');
  return [
    ...percents.map((step, game) => workingLine(`Game ${game + 1}`, stepSum(step, bare))),
    ...total.map((step) => workingLine('Total', stepSum(step, bare))),
  ];
}

function levelTotals({ rows }: TwoGameSheet): TemplateResult | typeof nothing {
  if (!rows.some(({ shared }) => shared)) return nothing;
  return html`<p class="note">Level totals share a place. The rule that the later seat wins a tie is for qualifying rounds only.</p>`;
}
