// Checks posted scores: a field under each row of the sheet with the result of the comparison, and below the sheet how
// many agree and which reading explains all of them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';
import { checked, type Checked } from './checked.ts';
import { postedLine } from './posted_line.ts';
import { anyPosted, CHECK } from './posted_rows.ts';
import { adoptReading, clearPosted } from './posting.ts';
import { summaryOf } from './summary.ts';
import './posted.css';

export function check(model: FormModel): TemplateResult {
  if (!model.under) {
    model.under = (key) => underRow(model, key);
    queueMicrotask(() => model.redraw());
  }
  const found = checked(model);
  if (!found) return html``;
  return html`<p class="posted-hint">Type what was posted for each player (${found.title}) on the lines above, or paste a whole column. A dash or 0 stands for no score.</p>
    <p class="posted-summary" tabindex="-1">${summaryOf(found, model.numbers)}</p>
    <p class="share-line">${adopt(model, found)} ${clear(model)}</p>`;
}

/** Moves the focus to the first blank figure, or to the first. Returns false if the sheet has none. */
export function focusFirst(sheet: Element): boolean {
  const fields = [...sheet.querySelectorAll<HTMLInputElement>('.posted-line input')];
  const first = fields.find(({ value }) => value === '') ?? fields[0];
  first?.focus();
  return first !== undefined;
}

/** The line under a row; nothing for rows without a posted figure, such as a final's ladder. */
function underRow(model: FormModel, key: string): TemplateResult | typeof nothing {
  const line = model.isOpen(CHECK) ? checked(model)?.lines.find((one) => one.key === key) : undefined;
  return line ? postedLine(model, line) : nothing;
}

/** The posted figure without a field, for a read-only sheet. */
export function underShown(model: FormModel, key: string): TemplateResult | typeof nothing {
  const line = checked(model)?.lines.find((one) => one.key === key);
  return line?.verdict
    ? html`<p class="posted-line"><span>Posted ${line.typed}:</span> <span class="posted-says">${line.verdict.words}</span></p>`
    : nothing;
}

function adopt(model: FormModel, { together }: Checked): TemplateResult | typeof nothing {
  if (!together) return nothing;
  return html`<button type="button" class="choice" @click=${() => adoptReading(model, together)}>Score this sheet ${together.words}</button>`;
}

function clear(model: FormModel): TemplateResult | typeof nothing {
  if (!anyPosted(model.state)) return nothing;
  return html`<button type="button" class="quiet" @click=${() => clearPosted(model)}>Clear the posted figures</button>`;
}
