// One game board: two to six finishers and their game scores.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardRequest, BoardRow, BoardSheet } from 'tallysheet';
import { bare, grouped, ordinal } from '../../ui/figures.ts';
import { Reader } from '../../form/reader.ts';
import { heading } from '../../form/heading.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, type Row } from '../../ui/rows.ts';
import type { Form } from '../../form/form.ts';
import '../../form/players.ts';
import { boardSheet } from './board_sheet.ts';
import { finisherSettings, nameOfFinisherField, readFinishers } from './finishers.ts';
import { eitherOf, isOpen, openForFirst, placedAhead, tieQuestions, withReportsOf } from './level.ts';
import { boardState, LEAST, MOST, type BoardModel, type BoardState } from './state.ts';

export const form: Form<BoardState, BoardRequest, BoardSheet> = {
  id: 'puffing-billy',
  state: boardState,
  read(state) {
    const reader = new Reader();
    const finishers = readFinishers(state.finishers, LEAST, '/finishers', reader);
    const decimals = state.decimals === '4' ? 4 : 3;
    const { listed } = state;
    const request = { finishers, listed, ...placedAhead(state.finishers), decimals, working: true } as const;
    return { request, problems: reader.problems };
  },
  score: (engine, request) => engine.puffingBilly.scoreBoard(request),
  nameOf(at, { finishers, listed }) {
    const [, index, field] = pointerParts(at);
    return field ? nameOfFinisherField(finishers, Number(index), field, listed) : 'the board';
  },
  unfinished: ({ finishers }, sheet) => finishers.some(isBlank) || isOpen(sheet?.rows ?? []),
  verdict({ rows }) {
    const [winner] = rows;
    const open = openForFirst(rows);
    if (open.length > 0 && winner)
      return { who: eitherOf(open), says: `level on ${grouped(winner.score)}`, figure: bare(winner.total ?? '') };
    return { who: winner?.player || 'First place', says: 'wins', figure: bare(winner?.total ?? '') };
  },
  fields,
  compared: ({ heading, finishers, listed }) => (listed === 'finish' ? asPlaces(heading, finishers) : null),
  sheet: boardSheet,
};

/** Listed as they finished, so that the order of the list gives the places. */
function asPlaces(heading: string, finishers: Row[]): { form: string; state: object } {
  const finish = filledRows(finishers, LEAST).map(({ key, player = '', score = '' }, at) => ({
    key,
    player,
    place: String(at + 1),
    score,
  }));
  return { form: 'compare/places', state: { heading, finish } };
}

function fields(model: BoardModel): TemplateResult {
  const { finishers, listed } = model.state;
  return html`
    ${heading(model, 'Game')}
    <tally-players .list=${{
      model,
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
      change: (rows: Row[]) => ({ finishers: withReportsOf(rows, finishers) }),
      result: (index: number) => result(model, index),
      resultTitle: 'PB score',
      tools: listed === 'finish' ? sorter(model) : nothing,
    }}></tally-players>
    ${tieQuestions(model.sheet?.rows ?? [], finishers, (rows, did) => model.editUndoably({ finishers: rows }, did))}
    ${finisherSettings(model)}
  `;
}

function result(model: BoardModel, index: number): unknown {
  const row = model.sheet?.rows.find((one) => one.index === index);
  if (!row) return nothing;
  const place = model.state.listed === 'seating' ? html`<small>${ordinal(row.place)}</small>` : nothing;
  return html`${place}${row.total === null ? html`<span title="No PB score">–</span>` : bare(row.total)}`;
}

function sorter(model: BoardModel): TemplateResult {
  const order = byScore(model);
  const sort = () => order && model.editUndoably({ finishers: order }, 'Sorted by score');
  return html`<button type="button" class="usual" aria-disabled=${order === null} @click=${sort}>Sort by score</button>`;
}

/** Sorts by score with the engine, which does so for players in seating order. Of equal scores it ranks the later
 *  seat first, so the list is reversed to keep the order of equals. Returns null if there is no result or nothing
 *  would move. */
function byScore(model: BoardModel): Row[] | null {
  if (!model.sheet || !model.engine) return null;
  const filled = filledRows(model.state.finishers, LEAST);
  const finishers = [...model.form.read(model.state, model.numbers).request.finishers].reverse();
  const outcome = model.engine.puffingBilly.scoreBoard({ finishers, listed: 'seating' });
  if (!outcome.ok) return null;
  const ranked = outcome.value.rows.map((row: BoardRow) => filled[filled.length - 1 - row.index] as Row);
  const moves = ranked.some((row, at) => row !== filled[at]);
  return moves ? [...ranked, ...model.state.finishers.slice(filled.length)] : null;
}
