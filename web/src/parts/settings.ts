// What is rarely changed, kept below the list and out of the way.
import { html, type TemplateResult } from 'lit/html.js';

export function settings(content: unknown): TemplateResult {
  return html`<details class="settings">
    <summary>Settings</summary>
    <div class="settings-body">${content}</div>
  </details>`;
}
