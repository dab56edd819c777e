// All that stands in the way of a score, told when the score was asked for: the list takes the
// focus, and each line leads to its field.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import type { PageProblem } from '../system.ts';
import { fieldId } from './field.ts';

export function problemSummary(desk: Desk): TemplateResult | typeof nothing {
  const told = desk.told;
  if (!desk.asked || told.length === 0) return nothing;
  return html`<div class="summary" id="summary" role="alert" tabindex="-1" aria-labelledby="summary-title">
    <h2 id="summary-title">${told.length === 1 ? 'One thing' : `${told.length} things`} to mend before there is a score</h2>
    <ul>
      ${told.map((problem) => html`<li><a href="#${fieldId(desk, problem.at)}" @click=${(event: Event) => lead(event, desk, problem)}>${problem.message}</a></li>`)}
    </ul>
  </div>`;
}

function lead(event: Event, desk: Desk, problem: PageProblem): void {
  event.preventDefault();
  const target = fieldOf(desk, problem.at, (event.target as Element).getRootNode() as Document);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The field itself, else the first one inside what the pointer names, else the first of all. */
function fieldOf(desk: Desk, at: string, root: Document): HTMLElement | null {
  const exact = root.getElementById(fieldId(desk, at));
  if (exact) return exact;
  const fields = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  return fields.find((field) => field.dataset['at']?.startsWith(`${at}/`)) ?? fields[0] ?? null;
}
