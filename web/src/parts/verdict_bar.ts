// The thin bar in reach of the thumb: who wins and with what, or what is missing; and the way to
// the full sheet. It stands in the flow at the foot of the form and sticks there, so that it never
// covers a field that has the focus (the page's scroll-padding keeps its height free).
import { html, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { capital } from '../entry/figures.ts';

export function verdictBar(desk: Desk): TemplateResult {
  return html`<div class="verdict">
    ${desk.sheet === null ? html`<p class="waiting">${whatIsMissing(desk)}</p>` : winner(desk)}
    <button type="submit" class="show">Show the score</button>
  </div>`;
}

function winner(desk: Desk): TemplateResult {
  const { who, says, figure } = desk.form.verdict(desk.sheet, desk.state);
  const final = !desk.form.unfinished(desk.state);
  return html`<p class="winner"><b>${who}</b> <span>${says}</span></p>
    <p class="total ${final ? 'final' : ''}">${figure}</p>`;
}

/** In a few words: one field by name, or how many; what is wrong comes before what is missing. */
export function whatIsMissing(desk: Desk): string {
  if (!desk.engine) return 'Not ready to score yet';
  if (desk.isBlank) return 'Nothing filled in yet';
  const { faults, problems } = desk;
  const first = faults[0] ?? problems[0];
  if (!first) return '';
  const name = capital(desk.form.nameOf(first.at, desk.state));
  if (faults.length > 0) return `${name}: ${first.choices ? 'which reading is meant?' : 'please mend'}`;
  return problems.length === 1 ? `${name} is missing` : `${name} and ${problems.length - 1} more to fill in`;
}

/** The verdict as a sentence, for those who hear the page. */
export function spokenVerdict(desk: Desk): string {
  if (desk.sheet === null) return '';
  const { who, says, figure } = desk.form.verdict(desk.sheet, desk.state);
  return `${who} ${says}: ${figure}`;
}

