// The menu beside an event's tabs: the big screen, and printing.
import { html, type TemplateResult } from 'lit/html.js';
import type { EventModel } from '../event_model.ts';

/** `view` is the id of the view that is shown. */
export function eventMenu(model: EventModel, view: string): TemplateResult {
  const words = printingOf(model, view);
  return menu('More', [
    html`<a href=${model.link('screen')}>Big screen</a>`,
    ...(words ? [html`<button type="button" @click=${() => window.print()}>${words}</button>`] : []),
    html`<a href=${model.link('sheets')}>All sheets, to print</a>`,
  ]);
}

/** Undefined for a view that is not made for paper. */
function printingOf({ scoring }: EventModel, view: string): string | undefined {
  if (view === 'standings') return 'Print the standings';
  return view === 'player' || view === scoring.rules.view?.id ? 'Print this page' : undefined;
}

const MENU = 'details.menu';

/** It closes when an item is chosen, on Escape, and when the focus or a finger goes elsewhere. */
function menu(label: string, items: TemplateResult[]): TemplateResult {
  return html`<details class="menu" @keydown=${closeByKey}>
    <summary>${label}</summary>
    <ul @click=${close}>${items.map((item) => html`<li>${item}</li>`)}</ul>
  </details>`;
}

function close({ target }: Event): void {
  const chosen = (target as Element).closest('a, button');
  chosen?.closest<HTMLDetailsElement>(MENU)?.removeAttribute('open');
}

function closeByKey({ key, currentTarget }: KeyboardEvent): void {
  const menu = currentTarget as HTMLDetailsElement;
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function closeOthers({ target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`))
    if (!menu.contains(target as Node)) menu.open = false;
}

for (const leaving of ['pointerdown', 'focusin']) document.addEventListener(leaving, closeOthers);
