// What stands below a sheet that has a score: ways to check it, share it, copy it and print it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { anyPosted, CHECK } from '../posted/posted_rows.ts';
import { noteSheet } from '../recent/recent.ts';
import { imprint } from './imprint.ts';
import './share.css';

interface Panel {
  /** Also what the desk knows it by when it is open. */
  title: string;
  /** Fetches what draws it. */
  fetch(): Promise<(desk: Desk) => unknown>;
}

const PANELS: Panel[] = [
  { title: CHECK, fetch: async () => (await import('../posted/check.ts')).check },
  { title: 'Share', fetch: async () => (await import('./shared_form.ts')).sharedForm },
  { title: 'Copy', fetch: async () => (await import('./copy.ts'), () => html`<tally-copy></tally-copy>`) },
];

const drawers = new Map<Panel, (desk: Desk) => unknown>();

export function underSheet(desk: Desk): TemplateResult | typeof nothing {
  if (!desk.sheet) return nothing;
  noteSheet(desk);
  openPosted(desk);
  return html`<div class="below">
    <p class="below-tools">
      ${PANELS.map((panel) => opener(desk, panel))}
      <button type="button" class="quiet" @click=${() => print()}>Print</button>
    </p>
    ${PANELS.map((panel) => (desk.isOpen(panel.title) ? html`<div class="panel">${opened(desk, panel)}</div>` : nothing))}
    ${imprint(desk)}
  </div>`;
}

/** The contents that were looked at, as the desk counts them. */
const looked = new WeakMap<Desk, number>();

/** A form that was left with posted figures comes back with them. */
function openPosted(desk: Desk): void {
  if (looked.get(desk) !== desk.begun && anyPosted(desk.state) && !desk.isOpen(CHECK)) desk.toggle(CHECK);
  looked.set(desk, desk.begun);
}

function opener(desk: Desk, { title }: Panel): TemplateResult {
  return html`<button type="button" class="quiet" aria-expanded=${desk.isOpen(title)} @click=${() => desk.toggle(title)}>${title}</button>`;
}

function opened(desk: Desk, panel: Panel): unknown {
  const draw = drawers.get(panel);
  if (draw) return draw(desk);
  void panel.fetch().then((fetched) => {
    drawers.set(panel, fetched);
    desk.redraw();
  }, () => {});
  return nothing;
}
