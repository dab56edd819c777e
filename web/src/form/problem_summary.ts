// The list of all problems, shown when the user requests the score. It takes the focus, and each line leads to its
// field.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';
import type { PageProblem } from './form.ts';
import { fieldId } from './field.ts';
import { capital } from '../ui/sentences.ts';

export function problemSummary(model: FormModel): TemplateResult | typeof nothing {
  const problems = model.visibleProblems;
  if (!model.scoreRequested || problems.length === 0) return nothing;
  return html`<div class="summary" id="summary" role="alert" tabindex="-1" aria-labelledby="summary-title">
    <h2 id="summary-title">${capital(model.numbers.amount(problems.length, 'problem'))} to fix before there is a score</h2>
    <ul>
      ${problems.map((problem) => html`<li><a href="#${fieldId(model, problem.at)}" @click=${(event: Event) => lead(event, model, problem)}>${problem.message}</a></li>`)}
    </ul>
  </div>`;
}

function lead(event: Event, model: FormModel, problem: PageProblem): void {
  event.preventDefault();
  const target = fieldOf(model, problem.at, (event.target as Element).getRootNode() as Document);
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The field itself, else the first field within the pointer, else the first field of all. */
function fieldOf(model: FormModel, at: string, root: Document): HTMLElement | null {
  const exact = root.getElementById(fieldId(model, at));
  if (exact) return exact;
  const fields = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  return fields.find((field) => field.dataset['at']?.startsWith(`${at}/`)) ?? fields[0] ?? null;
}
