// A checkbox.
import { html, type TemplateResult } from 'lit/html.js';

export interface TickOptions {
  label: unknown;
  checked: boolean;
  set(checked: boolean): void;
  /** JSON Pointer of the field in the request, if there is one. */
  at?: string;
}

export function tick({ label, checked, set, at = '' }: TickOptions): TemplateResult {
  return html`<label class="tick">
    <input type="checkbox" data-at=${at} .checked=${checked} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />
    <span>${label}</span>
  </label>`;
}
