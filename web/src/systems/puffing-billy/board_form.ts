// One game board: two to six finishers and their game scores.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardRequest, BoardRow, BoardSheet } from 'tallysheet';
import type { Desk } from '../../desk.ts';
import { bare, grouped, ordinal } from '../../entry/figures.ts';
import { Reader } from '../../entry/reader.ts';
import { choice } from '../../parts/choice.ts';
import { heading } from '../../parts/heading.ts';
import { pointerParts } from '../../parts/pointer.ts';
import { blankRows, filledRows, isBlank, rowsOf, type Row } from '../../parts/rows.ts';
import { settings } from '../../parts/settings.ts';
import type { Form } from '../../system.ts';
import '../../parts/players.ts';
import { boardSheet } from './board_sheet.ts';
import { boardExample } from './example.ts';
import { DECIMALS, LEAST, LISTED, MOST, nameOfFinisherField, readFinishers, type Decimals, type Listed } from './finishers.ts';

export interface BoardState {
  heading: string;
  finishers: Row[];
  listed: Listed;
  decimals: Decimals;
}

type BoardDesk = Desk<BoardState, BoardRequest, BoardSheet>;

export const boardForm: Form<BoardState, BoardRequest, BoardSheet> = {
  id: 'puffing-billy',
  blank: () => ({ heading: '', finishers: blankRows(4), listed: 'finish', decimals: '3' }),
  example: () => ({ ...boardForm.blank(), heading: 'Empire Builder', finishers: exampleRows() }),
  read(state) {
    const reader = new Reader();
    const finishers = readFinishers(state.finishers, LEAST, '/finishers', reader);
    const decimals = state.decimals === '4' ? 4 : 3;
    return { request: { finishers, listed: state.listed, decimals, working: true }, problems: reader.problems };
  },
  score: (engine, request) => engine.puffingBilly.scoreBoard(request),
  nameOf(at, { finishers, listed }) {
    const [, index, field] = pointerParts(at);
    return field ? nameOfFinisherField(finishers, Number(index), field, listed) : 'the board';
  },
  unfinished: ({ finishers }) => finishers.some(isBlank),
  verdict({ rows: [winner] }) {
    return { who: winner?.player || 'First place', says: 'wins', figure: bare(winner?.total ?? '') };
  },
  fields,
  sheet: boardSheet,
};

function exampleRows(): Row[] {
  return rowsOf(boardExample.request.finishers.map(({ player = '', score }) => ({ player, score: grouped(score) })));
}

function fields(desk: BoardDesk): TemplateResult {
  const { finishers, listed, decimals } = desk.state;
  return html`
    ${heading(desk, 'Game')}
    <tally-players .list=${{
      desk,
      rows: finishers,
      columns: [
        { field: 'player', title: 'Player', kind: 'name' },
        { field: 'score', title: 'Game score', kind: 'money' },
      ],
      least: LEAST,
      most: MOST,
      noun: 'finisher',
      numbered: listed === 'finish' ? 'Place' : 'Seat',
      at: (index: number, field: string) => `/finishers/${index}/${field}`,
      change: (rows: Row[]) => ({ finishers: rows }),
      result: (index: number) => result(desk, index),
      resultTitle: 'PB score',
      tools: listed === 'finish' ? sorter(desk) : nothing,
    }}></tally-players>
    ${settings(html`
      ${choice({ legend: 'Players are listed', name: 'listed', value: listed, options: LISTED, set: (value) => desk.change({ listed: value }) })}
      ${choice({ legend: 'Bonuses are rounded to', name: 'decimals', value: decimals, options: DECIMALS, set: (value) => desk.change({ decimals: value }) })}
    `)}
  `;
}

function result(desk: BoardDesk, index: number): unknown {
  const row = desk.sheet?.rows.find((one) => one.index === index);
  if (!row) return nothing;
  const place = desk.state.listed === 'seating' ? html`<small>${ordinal(row.place)}</small>` : nothing;
  return html`${place}${row.total === null ? html`<span title="No PB score">–</span>` : bare(row.total)}`;
}

function sorter(desk: BoardDesk): TemplateResult {
  const order = byScore(desk);
  const sort = () => order && desk.step({ finishers: order }, 'Sorted by score');
  return html`<button type="button" class="quiet" ?disabled=${order === null} @click=${sort}>Sort by score</button>`;
}

/** The engine ranks by score when players are listed as they sat; of equals the later comes first,
 *  so the list goes in backwards, and equals keep their order. Null while there is no result or
 *  nothing would move. */
function byScore(desk: BoardDesk): Row[] | null {
  if (!desk.sheet || !desk.engine) return null;
  const filled = filledRows(desk.state.finishers, LEAST);
  const finishers = [...desk.form.read(desk.state).request.finishers].reverse();
  const outcome = desk.engine.puffingBilly.scoreBoard({ finishers, listed: 'seating' });
  if (!outcome.ok) return null;
  const ranked = outcome.value.rows.map((row: BoardRow) => filled[filled.length - 1 - row.index] as Row);
  const moves = ranked.some((row, at) => row !== filled[at]);
  return moves ? [...ranked, ...desk.state.finishers.slice(filled.length)] : null;
}
