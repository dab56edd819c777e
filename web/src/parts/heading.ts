// What was played, for the head of the sheet.
import { html, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { current } from './current.ts';
import { fieldId } from './field.ts';

export function heading(desk: Desk<{ heading: string }>, label: string): TemplateResult {
  const id = fieldId(desk, '/heading');
  const set = (event: Event) => desk.change({ heading: (event.target as HTMLInputElement).value });
  return html`<div class="heading-field">
    <label for=${id}>${label}</label>
    <input id=${id} class="name" type="text" autocomplete="off" spellcheck="false" enterkeyhint="next" data-column="heading" list="known-headings"
      .value=${current(desk.state.heading)} @input=${set} />
  </div>`;
}
