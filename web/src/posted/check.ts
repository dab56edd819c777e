// Checking what was posted: under each player's row of the sheet a line for the posted figure and what it is to the
// sheet's; below the sheet, how many agree, and the one reading by which all do.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { checked, type Checked, type Line } from './checked.ts';
import { postedLine } from './posted_line.ts';
import { anyPosted, CHECK, withPosted } from './posted_rows.ts';
import './posted.css';

export function check(desk: Desk): TemplateResult {
  if (!desk.under) {
    desk.under = (key) => underRow(desk, key);
    queueMicrotask(() => desk.redraw());
  }
  const found = checked(desk);
  if (!found) return html``;
  return html`<p class="posted-hint">Type what was posted for each player (${found.title}) on the lines above, or paste a whole column.</p>
    <p class="posted-summary">${summary(found)}</p>
    <p class="share-line">${adopt(desk, found)} ${clear(desk)}</p>`;
}

/** The line as part of the sheet; nothing in rows that have no posted figure, as in a final's ladder. */
function underRow(desk: Desk, key: string): TemplateResult | typeof nothing {
  const line = desk.isOpen(CHECK) ? checked(desk)?.lines.find((one) => one.key === key) : undefined;
  return line ? postedLine(desk, line) : nothing;
}

/** What was posted, without a field: for a sheet that is only shown. */
export function underShown(desk: Desk, key: string): TemplateResult | typeof nothing {
  const line = checked(desk)?.lines.find((one) => one.key === key);
  return line?.verdict ? html`<p class="posted-line"><span>Posted ${line.typed}:</span> <span class="posted-says">${line.verdict.words}</span></p>` : nothing;
}

function summary({ lines, together }: Checked): string {
  const told = lines.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const agreeing = told.filter(({ agrees }) => agrees).length;
  if (told.length === 0) return 'Nothing to compare yet.';
  if (agreeing === told.length) return told.length === 1 ? 'The posted figure agrees.' : `All ${told.length} posted figures agree.`;
  if (told.length === 1) return together ? `The posted figure agrees ${together.words}.` : 'The posted figure differs.';
  const count = agreeing === 0 ? `None of the ${told.length} posted figures agrees.` : `${agreeing} of ${told.length} posted figures agree.`;
  return together ? `${count} All agree ${together.words}.` : count;
}

function adopt(desk: Desk, { together }: Checked): TemplateResult | typeof nothing {
  if (!together) return nothing;
  const { words, change } = together;
  return html`<button type="button" class="choice" @click=${() => desk.step(change, `Scored ${words}`)}>Score this sheet ${words}</button>`;
}

function clear(desk: Desk): TemplateResult | typeof nothing {
  if (!anyPosted(desk.state)) return nothing;
  const press = () => desk.step(withPosted(desk.state, blanks(checked(desk)?.lines ?? [])), 'Posted figures cleared');
  return html`<button type="button" class="quiet" @click=${press}>Clear the posted figures</button>`;
}

function blanks(lines: Line[]): Map<string, string> {
  return new Map(lines.map(({ key }) => [key, '']));
}
