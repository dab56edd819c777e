// The field for the sheet's heading.
import { html, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';
import { current } from '../ui/current.ts';
import { fieldId } from './field.ts';

export function heading(model: FormModel<{ heading: string }>, label: string): TemplateResult {
  const id = fieldId(model, '/heading');
  const set = (event: Event) => model.edit({ heading: (event.target as HTMLInputElement).value });
  return html`<div class="heading-field">
    <label for=${id}>${label}</label>
    <input id=${id} class="name" part="field" type="text" autocomplete="off" spellcheck="false" enterkeyhint="next" data-column="heading" list="known-headings"
      .value=${current(model.state.heading)} @input=${set} />
  </div>`;
}
