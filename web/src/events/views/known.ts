// The event's own names and headings, offered where one types.
import { html, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { EventDesk } from '../event_desk.ts';

export function knownTexts(desk: EventDesk): TemplateResult {
  const names = [...desk.players.keys()];
  const headings = headingsOf(desk);
  return html`${guard([names.join('\n')], () => options('known-names', names))} ${guard([headings.join('\n')], () => options('known-headings', headings))}`;
}

export function headingsOf(desk: EventDesk): string[] {
  return [...new Set(desk.ledger.games.map(({ state }) => state.heading.trim()))].filter((heading) => heading !== '');
}

function options(id: string, texts: string[]): TemplateResult {
  return html`<datalist id=${id}>${texts.map((text) => html`<option value=${text}></option>`)}</datalist>`;
}
