// Lines of working, as they would be written by hand.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Step } from 'tallysheet';
import { withoutZeros } from '../numbers/numbers.ts';
import { stepTerms, type Write } from './steps.ts';

/** One line: the name of a figure and its calculation. */
export function workingLine(what: string, sum: unknown): TemplateResult {
  return html`<p><span class="what">${what}</span> <span class="sum">${sum}</span></p>`;
}

/** A line for every step with a name in `names`; other steps are left out. */
export function workingSteps(steps: Step[], names: Record<string, string>, write: Write): TemplateResult[] {
  const named = steps.filter((step) => names[step.name] !== undefined);
  return named.map((step) => workingLine(names[step.name] ?? '', stepSum(step, write)));
}

/** ".5 × 248,000 ÷ 252,000 = .49206…, rounded .492"; only "2 + .492 = 2.492" where nothing was cut. */
export function stepSum(step: Step, write: Write): TemplateResult {
  const alone = !step.terms.includes(' ');
  return html`${alone ? nothing : html`${stepTerms(step, write)} = `}${stepResult(step, write)}`;
}

function stepResult({ value, exact, rounded }: Step, write: Write): TemplateResult {
  const printed = html`<b>${write(rounded)}</b>`;
  if (exact && withoutZeros(value) === withoutZeros(rounded)) return printed;
  return html`${write(value)}${exact ? '' : '…'}, rounded ${printed}`;
}
