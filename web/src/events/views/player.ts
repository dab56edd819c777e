// One person's page, for that person to check.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ordinal } from '../../entry/figures.ts';
import { shortened } from '../../entry/shortened.ts';
import { sheetBand } from '../../parts/sheet_table.ts';
import type { EventDesk } from '../event_desk.ts';
import { behind, gamesOf } from './behind.ts';
import '../styles/standings.css';

export function player(desk: EventDesk, [name = '']: string[]): TemplateResult {
  const rows = desk.scoring.standings().rows ?? [];
  const at = rows.findIndex((one) => one.player === name);
  const row = rows[at];
  const apart = row && at > 0 ? desk.scoring.kind.apart(row, rows[at - 1], desk.scoring.standings().counted) : null;
  if (!desk.players.has(name)) return html`<p class="empty">Nobody called ${shortened(name)} plays in this event. <a href=${desk.link('players')}>All players</a></p>`;
  return html`<p class="event-tools"><button type="button" class="quiet" @click=${() => window.print()}>Print this page</button></p>
    <section class="sheet person-sheet" aria-label=${name}>
      ${sheetBand(name, desk.ledger.head.name)}
      ${row ? html`<p class="standing"><span>${row.shared ? 'shares ' : ''}${ordinal(row.place)} place of ${rows.length}</span> <b>${desk.scoring.kind.figure(row.total)}</b></p>` : html`<p class="note">No scored game yet.</p>`}
      ${apart ? html`<p class="note">${apart.sentence}</p>` : nothing}
      ${row ? behind(desk, row) : gamesOf(desk, name)}
    </section>`;
}
