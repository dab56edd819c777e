// A final as a sheet: first its ladder of three, then every board.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FinalSheet, Step } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import {
  sheetBand,
  sheetTable,
  workingButton,
  wrapping,
  type SheetColumn,
  type SheetRow,
} from '../../form/sheet_table.ts';
import { stepSum, workingLine, workingSteps } from '../../form/working.ts';
import { stepOf, stepsOfRow, stepTerms } from '../../form/steps.ts';
import { remark } from './sheet.ts';
import { tieNotes } from './tie_questions.ts';
import { boardWorking } from './board_working.ts';
import type { FinalBoard, FinalModel } from './state.ts';

type Board = FinalSheet['boards'][number];
type FinalRow = Board['rows'][number];

const LADDER: SheetColumn[] = [
  { title: 'Final', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Board', kind: 'part' },
  { title: 'Over the average', kind: 'figure' },
  { title: 'Adds', kind: 'total' },
];

const BOARD: SheetColumn[] = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Game score', kind: 'figure' },
  { title: html`PB score <span class="column-mark">(2)</span>`, kind: 'part' },
  { title: 'Ratio', kind: 'part' },
  { title: 'Final adds', kind: 'part' },
  { title: 'New best', kind: 'total' },
];

export function drawSheet(sheet: FinalSheet | null, model: FinalModel): TemplateResult {
  const { numbers } = model;
  const boards = model.state.boards.map((board, index) => boardRows(board, sheet?.boards[index], numbers));
  return html`${sheetBand('Puffing Billy', `${model.state.heading} final`.trim())}
    ${sheetTable({ opener: model, columns: LADDER, rows: ladder(sheet, model) })} ${sheet ? sharedPlaces(sheet) : nothing}
    ${boards.map((rows, index) => sheetTable({ opener: model, columns: BOARD, rows, caption: boardCaption(index, sheet?.boards[index], numbers) }))}
    ${workingButton(model, boards.flat())} ${sheet?.boards.map(({ rows }) => tieNotes(rows, numbers))}`;
}

function ladder(sheet: FinalSheet | null, { state, numbers }: FinalModel): SheetRow[] {
  if (!sheet) return [1, 2, 3].map((place) => ({ key: `ladder-${place}`, cells: [ordinal(place)] }));
  return sheet.ladder.map(({ place, shared, player, board, row, ratio, bonus }) => {
    const finisher = sheet.boards[board]?.rows[row];
    const index = finisher?.index ?? 0;
    const key = `ladder-${state.boards[board]?.key}-${state.boards[board]?.finishers[index]?.key}`;
    return {
      key,
      cells: [
        placed(ordinal(place), shared),
        html`${player}${finisher ? remark(finisher, numbers) : nothing}`,
        board + 1,
        numbers.bare(ratio),
        html`<b>${numbers.bare(bonus)}</b>`,
      ],
    };
  });
}

function boardRows(board: FinalBoard, scored: Board | undefined, numbers: Numbers): SheetRow[] {
  const keyOf = (index: number) => `${board.key}-${board.finishers[index]?.key}`;
  if (!scored)
    return board.finishers.map((row, index) => ({ key: keyOf(index), cells: [index + 1, textOf(row, 'player')] }));
  return scored.rows.map((row, at) => {
    const steps = stepsOfRow(scored.working, at);
    const best = textOf(board.finishers[row.index] as Row, 'best');
    const working = html`${boardWorking(scored, at, numbers)} ${workingSteps(steps, { ratio: 'Over average' }, numbers.bare)} ${newBest(row, stepOf(steps, 'newBest'), best, numbers)}`;
    return { key: keyOf(row.index), cells: boardCells(row, numbers), working };
  });
}

function boardCells(row: FinalRow, numbers: Numbers): unknown[] {
  const { bare } = numbers;
  const figure = (value: string | null) => (value === null ? html`<span class="none">–</span>` : bare(value));
  const adds = row.finalPlace === null ? nothing : bare(row.finalBonus);
  return [
    row.place,
    html`${row.player}${remark(row, numbers)}`,
    wrapping(row.score, numbers),
    figure(row.total),
    figure(row.ratio),
    adds,
    html`<b>${figure(row.newBest)}</b>`,
  ];
}

/** The working of the new best, if there is an earlier best or a bonus. */
function newBest(
  row: FinalRow,
  step: Step | undefined,
  typed: string,
  { bare, read }: Numbers,
): TemplateResult | typeof nothing {
  const before = read(typed, 'points');
  if (!step || (row.finalPlace === null && !('understood' in before))) return nothing;
  if (row.total === null || !('understood' in before)) return workingLine('New best', stepSum(step, bare));
  return workingLine(
    'New best',
    html`the better of ${bare(before.understood)} before and ${bare(row.total)} here: ${stepSum(step, bare)}`,
  );
}

function boardCaption(index: number, board: Board | undefined, { bare, trimmed }: Numbers): TemplateResult {
  const step = stepOf(stepsOfRow(board?.working, null), 'average');
  if (!board || !step) return html`<b>Board ${index + 1}</b>`;
  return html`<b>Board ${index + 1}</b>
    <span class="average">average ${stepTerms(step, bare)} = ${trimmed(board.average)}</span>`;
}

function sharedPlaces(sheet: FinalSheet): TemplateResult | typeof nothing {
  if (!sheet.ladder.some(({ shared }) => shared)) return nothing;
  return html`<p class="note">Some players are exactly level over their averages. The rules do not break this tie: the players share the place, and each gets what it adds.</p>`;
}
