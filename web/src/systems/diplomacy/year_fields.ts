// The fields of years that some systems score: the last Fall of an eliminated power, and the year of a win.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power } from 'tallysheet';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import type { FormModel } from '../../form/model.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { fullYear } from './powers.ts';
import type { ResultContents } from './result.ts';
import './result.css';

type Model = FormModel<ResultContents>;

export function lastFall(model: Model, row: Row, index: number): TemplateResult {
  const at = `/powers/${index}/lastHeld/year`;
  const set = (text: string) => model.edit({ powers: withText(model.state.powers, index, 'year', text) });
  return html`<div class="last-fall">
    ${yearField(model, { at, label: 'Last Fall alive', value: textOf(row, 'year'), set })}
  </div>`;
}

export function yearOfWin(model: Model, winner: Power): TemplateResult {
  return endOfGame(model, `${capital(winner)} won in`);
}

/** The last year of the game. */
export function endOfGame(model: Model, label: string): TemplateResult {
  const set = (text: string) => model.edit({ finalYear: text });
  return html`<div class="last-fall year-of-win">
    ${yearField(model, { at: '/finalYear', label, value: model.state.finalYear, set })}
  </div>`;
}

interface YearField {
  at: string;
  label: string;
  value: string;
  set(text: string): void;
}

function yearField(model: Model, { at, label, value, set }: YearField): TemplateResult {
  const full = fullYear(value);
  const echo = full === value.trim() ? nothing : html`<span class="understood">${full}</span>`;
  return html`<label for=${fieldId(model, at)}>${label}</label>
    <span class="cell year">${field(model, { at, kind: 'count', value, column: 'year', set })}${echo}</span>
    ${fieldProblem(model, at, set)}`;
}
