// The form of a final over one or more boards, with each player's best score before it.
import { html, type TemplateResult } from 'lit/html.js';
import type { FinalRequest, FinalSheet } from 'tallysheet';
import { heading } from '../../form/field.ts';
import { keyed } from '../../ui/keyed.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { blankRows, newRow, textOf, type Row } from '../../ui/rows.ts';
import type { FormView } from '../../form/form_view.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { drawSheet } from './final_sheet.ts';
import { withReportsOf } from './level.ts';
import { form } from './final_model.ts';
import { finisherSettings } from './setting_fields.ts';
import { LEAST, MOST, MOST_BOARDS, type FinalBoard, type FinalModel, type FinalState } from './state.ts';
import { tieQuestions } from './tie_questions.ts';

const COLUMNS: PlayerColumn[] = [
  NAME_COLUMN,
  { field: 'score', title: 'Game score', kind: 'money' },
  { field: 'best', title: 'Best before', kind: 'points' },
];

export const view: FormView<FinalState, FinalRequest, FinalSheet> = { form, fields, sheet: drawSheet };

function fields(model: FinalModel): TemplateResult {
  const { boards } = model.state;
  const full = boards.length >= MOST_BOARDS;
  return html`
    ${heading(model, 'Game')} ${keyed(boards, (board, index) => boardFields(model, board, index))}
    <button type="button" class="usual" ?disabled=${full} @click=${() => addBoard(model)}>Add a board</button>
    ${finisherSettings(model)}
  `;
}

function boardFields(model: FinalModel, board: FinalBoard, index: number): TemplateResult {
  const { boards, listed } = model.state;
  const withFinishers = (finishers: Row[]) => ({
    boards: boards.map((one) => (one === board ? { ...one, finishers } : one)),
  });
  return html`<fieldset class="board">
    <legend>Board ${index + 1}</legend>
    ${playerList({
      model,
      rows: board.finishers,
      columns: COLUMNS,
      least: LEAST,
      most: MOST,
      noun: 'finisher',
      numbered: listed === 'finish' ? 'Place' : 'Seat',
      at: (row, field) => `/boards/${index}/finishers/${row}/${field}`,
      change: (finishers) => withFinishers(withReportsOf(finishers, board.finishers)),
      result: (row) => newBest(model, index, row),
      resultTitle: 'New best',
      alsoNamed: boards.slice(0, index).flatMap(({ finishers }) => finishers.map((row) => textOf(row, 'player'))),
      tools:
        boards.length > 1
          ? html`<button type="button" class="quiet" @click=${() => removeBoard(model, index)}>Remove board ${index + 1}</button>`
          : '',
    })}
    ${tieQuestions(model.sheet?.boards[index]?.rows ?? [], board.finishers, model.numbers, (rows, did) => model.editUndoably(withFinishers(rows), did))}
  </fieldset>`;
}

function newBest(model: FinalModel, board: number, index: number): string {
  const row = model.sheet?.boards[board]?.rows.find((one) => one.index === index);
  return row ? model.numbers.bare(row.newBest ?? '–') : '';
}

function addBoard(model: FinalModel): void {
  const { boards } = model.state;
  const { key } = newRow(boards.map((board) => ({ key: board.key })));
  model.edit({ boards: [...boards, { key, finishers: blankRows(4) }] });
}

function removeBoard(model: FinalModel, index: number): void {
  model.editUndoably({ boards: model.state.boards.filter((_, at) => at !== index) }, `Board ${index + 1} removed`);
}
