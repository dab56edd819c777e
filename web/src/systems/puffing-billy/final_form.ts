// A final over one or more boards, with each player's best score before it.
import { html, type TemplateResult } from 'lit/html.js';
import type { FinalRequest, FinalSheet } from 'tallysheet';
import { bare, grouped } from '../../ui/figures.ts';
import { Reader } from '../../form/reader.ts';
import { heading } from '../../form/heading.ts';
import { keyed } from '../../ui/keyed.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { blankRows, isBlank, newRow, textOf, type Row } from '../../ui/rows.ts';
import type { Form } from '../../form/form.ts';
import '../../form/players.ts';
import { finalSheet } from './final_sheet.ts';
import { finisherSettings, nameOfFinisherField, readFinishers } from './finishers.ts';
import { eitherOf, isOpen, openForFirst, placedAhead, tieQuestions, withReportsOf } from './level.ts';
import { finalState, LEAST, MOST, MOST_BOARDS, type FinalBoard, type FinalModel, type FinalState } from './state.ts';

const COLUMNS: PlayerColumn[] = [
  { field: 'player', title: 'Player', kind: 'name' },
  { field: 'score', title: 'Game score', kind: 'money' },
  { field: 'best', title: 'Best before', kind: 'points' },
];

export const form: Form<FinalState, FinalRequest, FinalSheet> = {
  id: 'puffing-billy/final',
  state: finalState,
  read(state) {
    const reader = new Reader();
    const { listed } = state;
    const boards = filledBoards(state.boards).map(({ finishers }, index) => ({
      finishers: readBoard(finishers, index, reader),
      listed,
      ...placedAhead(finishers),
    }));
    return { request: { boards, decimals: state.decimals === '4' ? 4 : 3, working: true }, problems: reader.problems };
  },
  score: (engine, request) => engine.puffingBilly.scoreFinal(request),
  nameOf(at, { boards, listed }) {
    const [, board, , index, field] = pointerParts(at);
    const rows = boards[Number(board)]?.finishers ?? [];
    if (!field) return board === undefined ? 'the final' : `board ${Number(board) + 1}`;
    const name = nameOfFinisherField(rows, Number(index), field, listed);
    return boards.length > 1 && name.includes('the ') ? `${name} on board ${Number(board) + 1}` : name;
  },
  unfinished: ({ boards }, sheet) =>
    boards.some(({ finishers }) => finishers.some(isBlank)) || (sheet?.boards ?? []).some(({ rows }) => isOpen(rows)),
  verdict({ ladder, boards }) {
    const [first] = ladder;
    const best = first && boards[first.board]?.rows[first.row]?.newBest;
    const level = ladder.filter(({ place }) => place === 1);
    const open = level.flatMap(({ board }) => openForFirst(boards[board]?.rows ?? []));
    if (open.length > 0)
      return { who: eitherOf(open), says: `level on ${grouped(open[0]?.score ?? '')} in the final`, figure: '' };
    return {
      who: level.map(({ player }) => player).join(', '),
      says: level.length > 1 ? 'share the final' : 'wins the final',
      figure: bare(best ?? ''),
    };
  },
  fields,
  sheet: finalSheet,
};

function readBoard(rows: Row[], board: number, reader: Reader) {
  const at = `/boards/${board}/finishers`;
  return readFinishers(rows, LEAST, at, reader).map((finisher, index) => {
    const best = reader.number(`${at}/${index}/best`, textOf(rows[index] as Row, 'best'), 'points');
    return best === undefined ? finisher : { ...finisher, best };
  });
}

/** Without the blank boards at the end. */
function filledBoards(boards: FinalBoard[]): FinalBoard[] {
  let end = boards.length;
  while (end > 1 && boards[end - 1]?.finishers.every(isBlank)) end -= 1;
  return boards.slice(0, end);
}

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
    <tally-players .list=${{
      model,
      rows: board.finishers,
      columns: COLUMNS,
      least: LEAST,
      most: MOST,
      noun: 'finisher',
      numbered: listed === 'finish' ? 'Place' : 'Seat',
      at: (row: number, field: string) => `/boards/${index}/finishers/${row}/${field}`,
      change: (finishers: Row[]) => withFinishers(withReportsOf(finishers, board.finishers)),
      result: (row: number) => newBest(model, index, row),
      resultTitle: 'New best',
      alsoNamed: boards.slice(0, index).flatMap(({ finishers }) => finishers.map((row) => textOf(row, 'player'))),
      tools:
        boards.length > 1
          ? html`<button type="button" class="quiet" @click=${() => removeBoard(model, index)}>Remove board ${index + 1}</button>`
          : '',
    }}></tally-players>
    ${tieQuestions(model.sheet?.boards[index]?.rows ?? [], board.finishers, (rows, did) => model.editUndoably(withFinishers(rows), did))}
  </fieldset>`;
}

function newBest(model: FinalModel, board: number, index: number): string {
  const row = model.sheet?.boards[board]?.rows.find((one) => one.index === index);
  return row ? bare(row.newBest ?? '–') : '';
}

function addBoard(model: FinalModel): void {
  const { boards } = model.state;
  const { key } = newRow(boards.map((board) => ({ key: board.key })));
  model.edit({ boards: [...boards, { key, finishers: blankRows(4) }] });
}

function removeBoard(model: FinalModel, index: number): void {
  model.editUndoably({ boards: model.state.boards.filter((_, at) => at !== index) }, `Board ${index + 1} removed`);
}
