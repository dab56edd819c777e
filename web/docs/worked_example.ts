// A form's example on its own sheet, scored at the time of the build, with all its working open.
import type { Tallysheet } from 'tallysheet';
import { Desk } from '../src/desk.ts';
import type { Form } from '../src/system.ts';
import { Ready, staticHtml } from './static_html.ts';

class OpenDesk extends Desk {
  /** Of what can be opened, the rows that were filled in. */
  override isOpen(part: string): boolean {
    return JSON.stringify(this.state).includes(`"key":${JSON.stringify(part)}`);
  }
}

const NO_STORE = { read: () => undefined, write: () => undefined };

export function workedExample(form: Form, engine: Tallysheet): Ready {
  const desk = new OpenDesk(form, NO_STORE as never);
  desk.useEngine(engine);
  desk.change(form.example());
  if (!desk.sheet) throw new Error(`The example of ${form.id} has no score.`);
  return new Ready(`<div class="sheet settled">${withoutControls(staticHtml(form.sheet(desk.sheet, desk)))}</div>`);
}

/** Nothing opens and shuts in print; bars are drawn by a script. */
function withoutControls(sheet: string): string {
  return sheet
    .replace(/<p class="all-working">[^]*?<\/p>/g, '')
    .replace(/<button\b[^>]*class="opener"[^>]*>([^]*?)<\/button>/g, '<span class="who">$1</span>')
    .replace(/<span class="shares"[^]*?<\/span>/g, '')
    .replace(/ swatch-\d/g, '')
    .replace(/<(\/?)h2>/g, '<$1h4>');
}
