// The part below the sheet that is only printed: the date, and a QR code of the sheet's link. The code is made soon
// after each change, because printing does not wait.
import { html, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Today’s date as the device’s clock has it, for paper: "23 November 2026". */
export function today(): string {
  return LONG.format(new Date());
}

const SOON = 400;

const codes = new WeakMap<object, TemplateResult | null>();
let waiting: ReturnType<typeof setTimeout> | undefined;

export function imprint(model: FormModel): TemplateResult {
  const code = codes.get(model.state);
  // The address of a local file is useless on paper.
  if (code === undefined && location.protocol !== 'file:') {
    clearTimeout(waiting);
    waiting = setTimeout(() => void make(model).catch(() => {}), SOON);
  }
  return html`<div class="printed">${code}<p>${code ? 'Scan the code with a phone to open this sheet. ' : ''}Scored with Tallysheet on ${today()}.</p></div>`;
}

async function make(model: FormModel): Promise<void> {
  const { form, state } = model;
  const [{ formLink }, { qrCode }, { addressOf }] = await Promise.all([
    import('./form_links.ts'),
    import('./qr.ts'),
    import('./link.ts'),
  ]);
  codes.set(state, qrCode(addressOf(await formLink(form.id, state), location.href)));
  if (model.state === state) model.redraw();
}
