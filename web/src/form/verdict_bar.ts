// The bar at the foot of the form: who wins and with what figure, or what is missing, and one button: to the full sheet
// where that is out of sight, or in an event to the next game.
// It is sticky and part of the flow, so that it never covers the focused field (the page's scroll-padding keeps its
// height free).
import { html, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';
import { capital } from '../ui/sentences.ts';

export function verdictBar(model: FormModel): TemplateResult {
  return html`<div class="verdict" part="verdict">
    ${model.sheet === null ? html`<button type="submit" class="waiting">${whatIsMissing(model)}</button>` : winner(model, model.sheet)}
    ${model.sheet && model.next ? html`<button type="button" class="show next-game" part="button" @click=${model.next}>Next game</button>` : html`<button type="submit" class="show to-sheet" part="button">Show the sheet</button>`}
  </div>`;
}

function winner(model: FormModel, sheet: object): TemplateResult {
  const { who, says, figure } = model.form.verdict(sheet, model.state, model.numbers);
  const final = !model.form.unfinished(model.state, sheet);
  return html`<p class="winner"><b>${who}</b> <span>${says}</span></p>
    <p class="total ${final ? 'final' : ''}">${figure}</p>`;
}

/** Names one missing field, or counts several, in a few words. Faults come before missing fields. */
export function whatIsMissing(model: FormModel): string {
  if (!model.engine) return 'Not ready to score yet';
  if (model.isBlank) return 'Nothing filled in yet';
  const { faults, problems } = model;
  const first = faults[0] ?? problems[0];
  if (!first) return '';
  const name = capital(model.form.nameOf(first.at, model.state));
  if (faults.length > 0) return `${name}: ${first.choices ? 'which number is it?' : 'please check'}`;
  return problems.length === 1 ? `${name} is missing` : `${name} and ${problems.length - 1} more to fill in`;
}

/** The verdict as a sentence, for screen readers. */
export function spokenVerdict(model: FormModel): string {
  if (model.sheet === null) return '';
  const { who, says, figure } = model.form.verdict(model.sheet, model.state, model.numbers);
  return `${who} ${says}${figure ? `: ${figure}` : ''}`;
}
