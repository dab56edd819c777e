// The form of one Diplomacy result, entered once: seven powers, their centres, who shares the draw, and the years that some systems
// score.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power } from 'tallysheet';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/heading.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { decided, drawMarks, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { powerAndPlayer } from '../diplomacy/board_sheet.ts';
import { fullYear, isEliminated } from '../diplomacy/powers.ts';
import { chooser } from './chooser.ts';
import type { Comparison } from './comparison.ts';
import { form, playerOrPower } from './model.ts';
import { winnerOf, type ResultRequest } from './result.ts';
import { comparedSheet, type Entrant } from './sheet.ts';
import type { ResultModel, ResultState } from './state.ts';
import { leadCounts } from './words.ts';
import './compare.css';

export const view: FormView<ResultState, ResultRequest, Comparison> = {
  form,
  fields,
  sheet: (comparison, model) =>
    comparedSheet(comparison, model, {
      heading: model.state.heading || 'One result under many systems',
      entrants: model.state.powers.map(entrant),
      noun: 'Power',
    }),
};

function entrant(row: Row): Entrant {
  return { key: row.key, name: playerOrPower(row), label: powerAndPlayer(row.key, textOf(row, 'player')) };
}

function fields(model: ResultModel): TemplateResult {
  const { powers } = model.state;
  const more = (index: number) => {
    const row = powers[index];
    return row && isEliminated(row, model.numbers) ? lastFall(model, row, index) : nothing;
  };
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Leads in', figure: (index) => leadsOf(model, index), more })}
    ${runningCount(model)} ${draw(model)} ${yearOfWin(model)} ${chooser(model)}
  `;
}

/** In how many systems a power leads, alone or with others. */
function leadsOf({ sheet }: ResultModel, index: number): string | undefined {
  return sheet ? leadCounts(sheet)[index]?.toString() : undefined;
}

function lastFall(model: ResultModel, row: Row, index: number): TemplateResult {
  const at = `/powers/${index}/lastHeld/year`;
  const set = (text: string) => model.edit({ powers: withText(model.state.powers, index, 'year', text) });
  return html`<div class="last-fall">
    ${yearField(model, { at, label: 'Last Fall alive', value: textOf(row, 'year'), set })}
  </div>`;
}

interface YearField {
  at: string;
  label: string;
  value: string;
  set(text: string): void;
}

function yearField(model: ResultModel, { at, label, value, set }: YearField): TemplateResult {
  const full = fullYear(value);
  const echo = full === value.trim() ? nothing : html`<span class="understood">${full}</span>`;
  return html`<label for=${fieldId(model, at)}>${label}</label>
    <span class="cell year">${field(model, { at, kind: 'count', value, column: 'year', set })}${echo}</span>
    ${fieldProblem(model, at, set)}`;
}

function draw(model: ResultModel): TemplateResult | typeof nothing {
  const winner = winnerOn(model);
  return winner ? decided(winner, 'won') : drawMarks(model, html`<small>Only Draw size and Size Matters ask</small>`);
}

function yearOfWin(model: ResultModel): TemplateResult | typeof nothing {
  const winner = winnerOn(model);
  if (!winner) return nothing;
  const set = (text: string) => model.edit({ finalYear: text });
  return html`<div class="last-fall year-of-win">
    ${yearField(model, { at: '/finalYear', label: `${capital(winner)} won in`, value: model.state.finalYear, set })}
  </div>`;
}

function winnerOn({ engine, request }: ResultModel): Power | null {
  return engine && request && winnerOf(engine, request.game);
}
