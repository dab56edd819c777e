// A game's final over one board or more, with what each player's best was before it.
import { html, type TemplateResult } from 'lit/html.js';
import type { FinalRequest, FinalSheet } from 'tallysheet';
import type { Desk } from '../../desk.ts';
import { bare, grouped } from '../../entry/figures.ts';
import { Reader } from '../../entry/reader.ts';
import { choice } from '../../parts/choice.ts';
import { heading } from '../../parts/heading.ts';
import { keyed } from '../../parts/keyed.ts';
import type { PlayerColumn } from '../../parts/player_list.ts';
import { pointerParts } from '../../parts/pointer.ts';
import { blankRows, isBlank, newRow, rowsOf, textOf, type Row } from '../../parts/rows.ts';
import { settings } from '../../parts/settings.ts';
import type { Form } from '../../system.ts';
import '../../parts/players.ts';
import { finalExample } from './final_example.ts';
import { finalSheet } from './final_sheet.ts';
import { DECIMALS, LEAST, LISTED, MOST, nameOfFinisherField, readFinishers, type Decimals, type Listed } from './finishers.ts';

export interface FinalBoard {
  key: string;
  finishers: Row[];
}

export interface FinalState {
  heading: string;
  boards: FinalBoard[];
  listed: Listed;
  decimals: Decimals;
}

type FinalDesk = Desk<FinalState, FinalRequest, FinalSheet>;

const MOST_BOARDS = 50;

const COLUMNS: PlayerColumn[] = [
  { field: 'player', title: 'Player', kind: 'name' },
  { field: 'score', title: 'Game score', kind: 'money' },
  { field: 'best', title: 'Best before', kind: 'points' },
];

export const finalForm: Form<FinalState, FinalRequest, FinalSheet> = {
  id: 'puffing-billy/final',
  blank: () => ({ heading: '', boards: [{ key: '1', finishers: blankRows(4) }], listed: 'finish', decimals: '3' }),
  example: () => ({ ...finalForm.blank(), heading: 'Empire Builder', boards: finalExample.request.boards.map(exampleBoard) }),
  read(state) {
    const reader = new Reader();
    const { listed } = state;
    const boards = filledBoards(state.boards).map(({ finishers }, index) => ({ finishers: readBoard(finishers, index, reader), listed }));
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
  unfinished: ({ boards }) => boards.some(({ finishers }) => finishers.some(isBlank)),
  verdict({ ladder, boards }) {
    const [first] = ladder;
    const best = first && boards[first.board]?.rows[first.row]?.newBest;
    const level = ladder.filter(({ place }) => place === 1);
    return {
      who: level.map(({ player }) => player).join(', '),
      says: level.length > 1 ? 'share the final' : 'wins the final',
      figure: bare(best ?? ''),
    };
  },
  fields,
  sheet: finalSheet,
};

function exampleBoard({ finishers }: FinalRequest['boards'][number], index: number): FinalBoard {
  const texts = finishers.map(({ player = '', score, best }) => ({ player, score: grouped(score), best: grouped(best ?? '') }));
  return { key: String(index + 1), finishers: rowsOf(texts) };
}

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

function fields(desk: FinalDesk): TemplateResult {
  const { boards, listed, decimals } = desk.state;
  const full = boards.length >= MOST_BOARDS;
  return html`
    ${heading(desk, 'Game')} ${keyed(boards, (board, index) => boardFields(desk, board, index))}
    <button type="button" class="quiet" ?disabled=${full} @click=${() => addBoard(desk)}>Add a board</button>
    ${settings(html`
      ${choice({ legend: 'Players are listed', name: 'listed', value: listed, options: LISTED, set: (value) => desk.change({ listed: value }) })}
      ${choice({ legend: 'Bonuses are rounded to', name: 'decimals', value: decimals, options: DECIMALS, set: (value) => desk.change({ decimals: value }) })}
    `)}
  `;
}

function boardFields(desk: FinalDesk, board: FinalBoard, index: number): TemplateResult {
  const { boards, listed } = desk.state;
  return html`<fieldset class="board">
    <legend>Board ${index + 1}</legend>
    <tally-players .list=${{
      desk,
      rows: board.finishers,
      columns: COLUMNS,
      least: LEAST,
      most: MOST,
      noun: 'finisher',
      numbered: listed === 'finish' ? 'Place' : 'Seat',
      at: (row: number, field: string) => `/boards/${index}/finishers/${row}/${field}`,
      change: (finishers: Row[]) => ({ boards: boards.map((one) => (one === board ? { ...one, finishers } : one)) }),
      result: (row: number) => newBest(desk, index, row),
      resultTitle: 'New best',
      tools: boards.length > 1 ? html`<button type="button" class="quiet" @click=${() => removeBoard(desk, index)}>Remove board ${index + 1}</button>` : '',
    }}></tally-players>
  </fieldset>`;
}

function newBest(desk: FinalDesk, board: number, index: number): string {
  const row = desk.sheet?.boards[board]?.rows.find((one) => one.index === index);
  return row ? bare(row.newBest ?? '–') : '';
}

function addBoard(desk: FinalDesk): void {
  const { boards } = desk.state;
  const { key } = newRow(boards.map((board) => ({ key: board.key })));
  desk.change({ boards: [...boards, { key, finishers: blankRows(4) }] });
}

function removeBoard(desk: FinalDesk, index: number): void {
  desk.step({ boards: desk.state.boards.filter((_, at) => at !== index) }, `Board ${index + 1} removed`);
}
