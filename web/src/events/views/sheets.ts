// All sheets of the event, or blank ones to fill in by hand, for printing.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { FormView } from '../../form/form_view.ts';
import { asAround, FormModel } from '../../form/model.ts';
import type { EventGame } from '../../systems/event_game.ts';
import { eventForms } from '../../systems/event_systems.ts';
import { placeName } from '../../systems/game_name.ts';
import type { EventModel } from '../event_model.ts';
import { seatNotes } from './shared_seats.ts';

export function sheets(model: EventModel, [what = '']: string[]): TemplateResult {
  return html`<p class="event-tools">
      <button type="button" class="show" @click=${() => window.print()}>Print</button>
      ${what === 'blank' ? html`<a class="quiet" href=${model.link('sheets')}>Sheets of the games</a>` : html`<a class="quiet" href=${model.link('sheets', 'blank')}>Blank sheets</a>`}
    </p>
    <div class="all-sheets">${what === 'blank' ? blanks(model) : played(model)}</div>`;
}

function played(model: EventModel): unknown {
  const scored = model.store.games.filter((game) => model.scoring.why(game) === null);
  if (scored.length === 0) return html`<p class="empty">No game can be scored yet.</p>`;
  const drawn = scored.slice(0, model.portion('sheets', scored.length, AT_ONCE));
  const { head } = model.store;
  return drawn.map((game) =>
    guard([game, head.name, model.called(game), JSON.stringify(head.settings), model.numbers], () =>
      sheet(model.viewOf(game), model.modelOf(game), `${model.called(game)} of ${head.name}`, game),
    ),
  );
}

/** How many sheets are drawn at first, and how many more at a time to begin with. */
const AT_ONCE = 3;

function blanks(model: EventModel): unknown {
  const views = eventForms(model.store.system).flatMap((id) => model.views.get(id) ?? []);
  const empty = { read: () => undefined, write: () => undefined };
  return views.map((view, at) =>
    sheet(view, new FormModel(view.form, empty, model.around), `${model.store.head.name}, blank sheet ${at + 1}`),
  );
}

/** The round and board of a game stand above its sheet, and who took over a seat below. */
function sheet(view: FormView, model: FormModel, caption: string, game?: EventGame): TemplateResult {
  const place = game ? placeName(game) : null;
  return html`<section class="sheet" aria-label=${caption}>${place === null ? nothing : html`<h2 class="called">${place}</h2>`}${view.sheet(model.sheet, asAround(model))} ${game ? seatNotes(game) : nothing} <p class="note">${caption}</p></section>`;
}
