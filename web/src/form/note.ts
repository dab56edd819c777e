// A note or a question about what was typed. Unlike a problem, it keeps nothing from being scored.
import { html, type TemplateResult } from 'lit/html.js';
import { shortened } from '../ui/sentences.ts';

export function note(text: string, id: string): TemplateResult {
  return html`<p class="query" id=${id}>${text}</p>`;
}

/** Notes on the whole form, in a place where screen readers hear of them. */
export function notes(texts: string[]): TemplateResult {
  return html`<div role="status">${texts.map((text) => html`<p class="query">${text}</p>`)}</div>`;
}

/** The question about a name; null without one. `others` are the other names beside it. */
export function aboutName(name: string, others: readonly string[]): string | null {
  const text = name.trim();
  const alike = others.map((other) => other.trim()).find((other) => isSpelledAlike(text, other));
  if (alike !== undefined) return `“${shortened(alike)}” and “${shortened(text)}”: the same person?`;
  return /^[\d\s.,'’]*\d[\d\s.,'’]*$/.test(text) ? `“${text}” is a number. Is it the player’s name?` : null;
}

/** Compares letters without their case and accents. */
let letters: Intl.Collator | undefined;

/** Whether two names differ only in capitals or accents. */
function isSpelledAlike(one: string, other: string): boolean {
  if (one === '' || one.normalize() === other.normalize()) return false;
  letters ??= new Intl.Collator('en', { sensitivity: 'base' });
  return letters.compare(one, other) === 0;
}
