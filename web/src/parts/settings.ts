// What is rarely changed, kept below the list and out of the way.
import { html, nothing, type TemplateResult } from 'lit/html.js';

/** `now`: what they come to, told beside the title. */
export function settings(content: unknown, now: unknown = nothing): TemplateResult {
  return html`<details class="settings">
    <summary>Settings ${now}</summary>
    <div class="settings-body">${content}</div>
  </details>`;
}
