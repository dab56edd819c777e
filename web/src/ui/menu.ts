// A menu of what is rarely needed.
import { html, type TemplateResult } from 'lit/html.js';
import './menu.css';

const MENU = 'details.menu';

/** It closes when an item is chosen, on Escape, and when the focus or a finger goes elsewhere. After a button the focus
 *  is on the menu. */
export function menu(label: string, items: TemplateResult[]): TemplateResult {
  return html`<details class="menu" @keydown=${closeByKey}>
    <summary>${label}</summary>
    <ul @click=${close}>${items.map((item) => html`<li>${item}</li>`)}</ul>
  </details>`;
}

function close({ target }: Event): void {
  const chosen = (target as Element).closest('a, button');
  const menu = chosen?.closest<HTMLDetailsElement>(MENU);
  menu?.removeAttribute('open');
  if (chosen?.localName === 'button') menu?.querySelector('summary')?.focus();
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
