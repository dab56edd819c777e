// What only the printed page has below its sheet: the date, and the code of the sheet's link. It is made soon after a
// change, as printing waits for nothing.
import { html, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';

const SOON = 400;

const codes = new WeakMap<object, TemplateResult | null>();
let waiting: ReturnType<typeof setTimeout> | undefined;

const TODAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function imprint(desk: Desk): TemplateResult {
  const code = codes.get(desk.state);
  // A file's address leads nowhere from a sheet of paper.
  if (code === undefined && location.protocol !== 'file:') {
    clearTimeout(waiting);
    waiting = setTimeout(() => void make(desk).catch(() => {}), SOON);
  }
  return html`<div class="printed">${code}<p>${code ? 'A phone’s camera opens this sheet from the code. ' : ''}Scored with Tallysheet on ${TODAY.format(new Date())}.</p></div>`;
}

async function make(desk: Desk): Promise<void> {
  const { form, state } = desk;
  const [{ formLink }, { qrCode }, { addressOf }] = await Promise.all([import('../links/form_links.ts'), import('./qr.ts'), import('./address.ts')]);
  codes.set(state, qrCode(addressOf(await formLink(form.id, state))));
  if (desk.state === state) desk.redraw();
}
