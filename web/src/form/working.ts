// Lines of working, as they would be written by hand.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Step } from 'tallysheet';
import { withoutZeros } from '../numbers/numbers.ts';
import { bare } from '../ui/figures.ts';
import { stepTerms } from './steps.ts';

/** One line: the name of a figure and its calculation. */
export function workingLine(what: string, sum: unknown): TemplateResult {
  return html`<p><span class="what">${what}</span> <span class="sum">${sum}</span></p>`;
}

/** A line for every step with a name in `names`; other steps are left out. */
export function workingSteps(steps: Step[], names: Record<string, string>, set = bare): TemplateResult[] {
  const named = steps.filter((step) => names[step.name] !== undefined);
  return named.map((step) => workingLine(names[step.name] ?? '', stepSum(step, set)));
}

/** ".5 × 248,000 ÷ 252,000 = .49206…, rounded .492"; only "2 + .492 = 2.492" where nothing was cut.
 *  `set` is how the system's own sheets write figures below one. */
export function stepSum(step: Step, set = bare): TemplateResult {
  const alone = !step.terms.includes(' ');
  return html`${alone ? nothing : html`${stepTerms(step, set)} = `}${stepResult(step, set)}`;
}

function stepResult({ value, exact, rounded }: Step, set: typeof bare): TemplateResult {
  const printed = html`<b>${set(rounded)}</b>`;
  if (exact && withoutZeros(value) === withoutZeros(rounded)) return printed;
  return html`${set(value)}${exact ? '' : '…'}, rounded ${printed}`;
}
