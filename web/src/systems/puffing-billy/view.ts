// The form of one game board: two to six finishers and their game scores.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardRequest, BoardRow, BoardSheet } from 'tallysheet';
import { ordinal } from '../../numbers/ordinals.ts';
import { heading } from '../../form/field.ts';
import { filledRows, type Row } from '../../ui/rows.ts';
import type { FormView } from '../../form/form_view.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { drawSheet } from './sheet.ts';
import { withReportsOf } from './level.ts';
import { form } from './model.ts';
import { finisherSettings } from './setting_fields.ts';
import { LEAST, MOST, type BoardModel, type BoardState } from './state.ts';
import { tieQuestions } from './tie_questions.ts';

export const view: FormView<BoardState, BoardRequest, BoardSheet> = { form, fields, sheet: drawSheet };

function fields(model: BoardModel): TemplateResult {
  const { finishers, listed } = model.state;
  return html`
    ${heading(model, 'Game')}
    ${playerList({
      model,
      rows: finishers,
      columns: [NAME_COLUMN, { field: 'score', title: 'Game score', kind: 'money' }],
      least: LEAST,
      most: MOST,
      noun: 'finisher',
      numbered: listed === 'finish' ? 'Place' : 'Seat',
      at: (index, field) => `/finishers/${index}/${field}`,
      change: (rows) => ({ finishers: withReportsOf(rows, finishers) }),
      result: (index) => result(model, index),
      resultTitle: 'PB score',
      tools: listed === 'finish' ? sorter(model) : nothing,
    })}
    ${tieQuestions(model.sheet?.rows ?? [], finishers, model.numbers, (rows, did) => model.editUndoably({ finishers: rows }, did))}
    ${finisherSettings(model)}
  `;
}

function result(model: BoardModel, index: number): unknown {
  const row = model.sheet?.rows.find((one) => one.index === index);
  if (!row) return nothing;
  const place = model.state.listed === 'seating' ? html`<small>${ordinal(row.place)}</small>` : nothing;
  return html`${place}${row.total === null ? html`<span title="No PB score">–</span>` : model.numbers.bare(row.total)}`;
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
  const { engine, request } = model;
  if (!model.sheet || !engine || !request) return null;
  const filled = filledRows(model.state.finishers, LEAST);
  const finishers = [...request.finishers].reverse();
  const outcome = engine.puffingBilly.scoreBoard({ finishers, listed: 'seating' });
  if (!outcome.ok) return null;
  const ranked = outcome.value.rows.map((row: BoardRow) => filled[filled.length - 1 - row.index] as Row);
  const moves = ranked.some((row, at) => row !== filled[at]);
  return moves ? [...ranked, ...model.state.finishers.slice(filled.length)] : null;
}
