// Common parts of the sheets of Diplomacy boards.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../../numbers/numbers.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import type { SheetRow } from '../../form/sheet_table.ts';

/** A power, with its player below. */
export function powerAndPlayer(power: string, player: string): TemplateResult {
  return html`<span class="power">${capital(power)}</span> ${player ? html`<span class="played-by">${player}</span>` : nothing}`;
}

/** The empty rows of a sheet without a result; `before` are the cells before the power's. */
export function emptyPowers(powers: Row[], before: unknown[] = []): SheetRow[] {
  return powers.map((row) => ({ key: row.key, cells: [...before, powerAndPlayer(row.key, textOf(row, 'player'))] }));
}

/** A power's score; the best score of the sheet is ruled off. */
export function total(score: string, isBest: boolean, { grouped }: Numbers): TemplateResult {
  return html`<span class=${isBest ? 'score best' : 'score'}>${grouped(score)}</span>`;
}

/** "England, France and Italy". */
export function listed(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}
