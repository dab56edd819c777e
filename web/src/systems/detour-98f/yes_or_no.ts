// A question that is answered with yes or no, in a line of its own. The first letter chooses, too.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { capital } from '../../ui/sentences.ts';
import { fieldId } from '../../form/field.ts';
import type { FormModel } from '../../form/model.ts';
import { ANSWERS, type FallAnswer } from './fall_1905.ts';

export interface Question {
  /** JSON Pointer of the field in the request. */
  at: string;
  question: string;
  /** Who the question is about. */
  of: string;
  value: string;
  set(answer: FallAnswer): void;
}

export function yesOrNo(model: FormModel, { at, question, of, value, set }: Question): TemplateResult {
  const id = fieldId(model, at);
  const problem = model.problemAt(at);
  return html`<div class="answers" role="radiogroup" aria-label=${`${of}: ${question}`} aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${problem ? `${id}-problem` : nothing} @keydown=${chooseByLetter}>
    <span>${question}</span>
    ${ANSWERS.map(
      (answer, order) => html`<label>
        <input type="radio" id=${order === 0 ? id : nothing} name=${id} data-at=${at} .checked=${answer === value} @change=${() => set(answer)} />
        <span>${capital(answer)}</span>
      </label>`,
    )}
  </div>`;
}

function chooseByLetter(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const labels = [...(event.currentTarget as Element).querySelectorAll('label')];
  const label = labels.find(({ innerText }) => innerText.trim().charAt(0).toLowerCase() === event.key.toLowerCase());
  if (!label) return;
  label.click();
  label.querySelector('input')?.focus();
}
