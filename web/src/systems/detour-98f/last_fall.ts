// The question about an eliminated power. For the score of one game: was it alive after Fall 1905? In an event, whose
// standings compare eliminations, the last Fall in which it held a centre, and how many it held then.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { fullYear } from '../diplomacy/powers.ts';
import { hasLastFall } from './model.ts';
import type { GameModel } from './state.ts';
import { yesOrNo } from './yes_or_no.ts';

/** The two fields, where a link or an event has filled them in; else the question. */
export function lastFallOrQuestion(model: GameModel, row: Row, index: number): TemplateResult {
  return hasLastFall(row) ? lastFallFields(model, row, index) : question(model, row, index);
}

export function lastFallFields(model: GameModel, row: Row, index: number): TemplateResult {
  const at = `/powers/${index}/lastHeld`;
  const year = textOf(row, 'year').trim();
  const full = fullYear(year);
  return html`<div class="last-fall">
    ${lastFallField(model, row, index, `${at}/year`, 'year', 'Last Fall alive', full === year ? nothing : html`<span class="understood">${full}</span>`)}
    ${lastFallField(model, row, index, `${at}/centres`, 'held', 'centres then')}
  </div>`;
}

function question(model: GameModel, row: Row, index: number): TemplateResult {
  const at = `/powers/${index}/lastHeld`;
  const set = (answer: string) => model.edit({ powers: withText(model.state.powers, index, 'fall1905', answer) });
  return html`${yesOrNo(model, { at, question: 'Alive after Fall 1905?', of: capital(row.key), value: textOf(row, 'fall1905'), set })}
    ${fieldProblem(model, at, set)}`;
}

function lastFallField(
  model: GameModel,
  row: Row,
  index: number,
  at: string,
  name: string,
  label: string,
  echo: unknown = nothing,
): TemplateResult {
  const set = (text: string) => model.edit({ powers: withText(model.state.powers, index, name, text) });
  return html`<label for=${fieldId(model, at)}>${label}</label>
    <span class="cell ${name}">${field(model, { at, kind: 'count', value: textOf(row, name), column: 'last-fall', set })}${echo}</span>
    ${fieldProblem(model, at, set)}`;
}
