// The problems of a rule's text, each with its place.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { readingOf } from './reading.ts';

export function ruleProblems(rule: string): TemplateResult | typeof nothing {
  const found = readingOf(rule)?.problems ?? [];
  if (found.length === 0) return nothing;
  return html`<div class="problem" role="status">${found.map(({ line, column, message }) => html`<p>Line ${line}, column ${column}: ${message}</p>`)}</div>`;
}
