// A box to tick.
import { html, type TemplateResult } from 'lit/html.js';

export interface TickOptions {
  label: unknown;
  checked: boolean;
  set(checked: boolean): void;
  /** JSON Pointer, where the box stands for a field of the request. */
  at?: string;
}

export function tick({ label, checked, set, at = '' }: TickOptions): TemplateResult {
  return html`<label class="tick">
    <input type="checkbox" data-at=${at} .checked=${checked} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />
    <span>${label}</span>
  </label>`;
}
