// Every game's sheet below the other, and blank ones to fill in by hand: to print.
import { html, type TemplateResult } from 'lit/html.js';
import { Desk } from '../../desk.ts';
import { FORMS } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';

export function sheets(desk: EventDesk, [what = '']: string[]): TemplateResult {
  return html`<p class="event-tools">
      <button type="button" class="show" @click=${() => window.print()}>Print</button>
      ${what === 'blank' ? html`<a class="quiet" href=${desk.link('sheets')}>Sheets of the games</a>` : html`<a class="quiet" href=${desk.link('sheets', 'blank')}>Blank sheets</a>`}
    </p>
    <div class="all-sheets">${what === 'blank' ? blanks(desk) : played(desk)}</div>`;
}

function played(desk: EventDesk): unknown {
  const scored = desk.ledger.games.filter((game) => desk.scoring.why(game) === null);
  if (scored.length === 0) return html`<p class="empty">No game that can be scored yet.</p>`;
  return scored.map((game) => sheet(desk.deskOf(game), `${desk.called(game)} of ${desk.ledger.head.name}`));
}

function blanks(desk: EventDesk): unknown {
  const forms = FORMS[desk.ledger.system].flatMap((id) => desk.forms.get(id) ?? []);
  const empty = { read: () => undefined, write: () => undefined };
  return forms.map((form, at) => sheet(new Desk(form, empty), `${desk.ledger.head.name}, blank sheet ${at + 1}`));
}

function sheet(desk: Desk, caption: string): TemplateResult {
  return html`<section class="sheet" aria-label=${caption}>${desk.form.sheet(desk.sheet, desk)} <p class="note">${caption}</p></section>`;
}
