// The page of one player.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ordinal } from '../../ui/figures.ts';
import { shortened } from '../../ui/sentences.ts';
import { sheetBand } from '../../form/sheet_table.ts';
import type { EventModel } from '../event_model.ts';
import { behind, gamesOf } from './behind.ts';
import '../../styles/standings.css';

export function player(model: EventModel, [name = '']: string[]): TemplateResult {
  const rows = model.scoring.standings().rows ?? [];
  const at = rows.findIndex((one) => one.player === name);
  const row = rows[at];
  const apart =
    row && at > 0
      ? model.scoring.rules.apart(row, rows[at - 1], model.scoring.standings().counted, model.sheetOf)
      : null;
  if (!model.players.has(name))
    return html`<p class="empty">Nobody called ${shortened(name)} plays in this event. <a href=${model.link('players')}>All players</a></p>`;
  return html`<section class="sheet person-sheet" aria-label=${name}>
      ${sheetBand(name, model.store.head.name)}
      ${row ? html`<p class="standing"><span>${row.shared ? 'joint ' : ''}${ordinal(row.place)} of ${rows.length}</span> <b>${model.scoring.rules.figure(row.total)}</b></p>` : html`<p class="note">No scored game yet.</p>`}
      ${apart ? html`<p class="note">${apart.sentence}</p>` : nothing}
      ${row ? behind(model, row) : gamesOf(model, name)}
    </section>`;
}
