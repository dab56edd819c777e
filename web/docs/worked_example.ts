// A form's example as a sheet with all working open, scored by the build.
import type { Tallysheet } from 'tallysheet';
import { FormModel } from '../src/form/model.ts';
import type { FormView } from '../src/form/form_view.ts';
import { Ready, staticHtml } from './static_html.ts';

class OpenModel extends FormModel {
  /** All filled rows are open. */
  override isOpen(part: string): boolean {
    return JSON.stringify(this.state).includes(`"key":${JSON.stringify(part)}`);
  }
}

const NO_STORE = { read: () => undefined, write: () => undefined };

export function workedExample({ form, sheet }: FormView, engine: Tallysheet): Ready {
  const model = new OpenModel(form, NO_STORE as never);
  model.useEngine(engine);
  model.edit(form.state.example());
  if (!model.sheet) throw new Error(`The example of ${form.id} has no score.`);
  return new Ready(`<div class="sheet settled">${withoutControls(staticHtml(sheet(model.sheet, model)))}</div>`);
}

/** Removes buttons, and bars, which need a script. */
function withoutControls(sheet: string): string {
  return sheet
    .replace(/<p class="all-working">[\s\S]*?<\/p>/g, '')
    .replace(/<button\b[^>]*class="opener"[^>]*>([\s\S]*?)<\/button>/g, '<span class="who">$1</span>')
    .replace(/<span class="shares"[\s\S]*?<\/span>/g, '')
    .replace(/ swatch-\d/g, '')
    .replace(/<(\/?)h2>/g, '<$1h4>');
}
