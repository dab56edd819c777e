// Suggestions for typing: the event's players and headings.
import { html, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { EventModel } from '../event_model.ts';

export function knownTexts(model: EventModel): TemplateResult {
  const names = [...model.players.keys()];
  const headings = headingsOf(model);
  return html`${guard([names.join('\n')], () => options('known-names', names))} ${guard([headings.join('\n')], () => options('known-headings', headings))}`;
}

export function headingsOf(model: EventModel): string[] {
  return [...new Set(model.store.games.map(({ state }) => state.heading.trim()))].filter((heading) => heading !== '');
}

function options(id: string, texts: string[]): TemplateResult {
  return html`<datalist id=${id}>${texts.map((text) => html`<option value=${text}></option>`)}</datalist>`;
}
