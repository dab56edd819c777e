// A note or a question about what was typed. Unlike a problem, it keeps nothing from being scored.
import { html, type TemplateResult } from 'lit/html.js';

export function note(text: string, id: string): TemplateResult {
  return html`<p class="query" id=${id}>${text}</p>`;
}

/** Notes on the whole form, in a place where screen readers hear of them. */
export function notes(texts: string[]): TemplateResult {
  return html`<div role="status">${texts.map((text) => html`<p class="query">${text}</p>`)}</div>`;
}
