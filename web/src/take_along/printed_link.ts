// The code of a sheet's link for the printed page. It is made soon after a change, as printing waits for nothing.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';

const SOON = 400;

const codes = new WeakMap<object, TemplateResult | null>();
let waiting: ReturnType<typeof setTimeout> | undefined;

export function printedLink(desk: Desk): TemplateResult | typeof nothing {
  if (location.protocol === 'file:') return nothing;
  const code = codes.get(desk.state);
  if (code === undefined) {
    clearTimeout(waiting);
    waiting = setTimeout(() => void make(desk).catch(() => {}), SOON);
  }
  return code ? html`<div class="printed">${code}<span>The sheet itself, to open with a phone’s camera.</span></div>` : nothing;
}

async function make(desk: Desk): Promise<void> {
  const { form, state } = desk;
  const [{ formLink }, { qrCode }, { addressOf }] = await Promise.all([import('../links/form_links.ts'), import('./qr.ts'), import('./address.ts')]);
  codes.set(state, qrCode(addressOf(await formLink(form.id, state))));
  if (desk.state === state) desk.redraw();
}
