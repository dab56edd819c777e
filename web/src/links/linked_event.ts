// The event that a link carries: its standings first, and the choice whether this device is to have it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { TallyEvent } from '../events/event.ts';
import { loadForms, systemOf } from '../events/forms.ts';
import { copyOf } from '../events/ledger.ts';
import { beginEvent, bringEvent, openEvent } from '../events/registry.ts';
import { Scoring } from '../events/scoring.ts';
import type { StandingRow } from '../events/kinds/kind.ts';
import { announce } from '../parts/announce.ts';
import { sheetBand, sheetTable, type SheetRow } from '../parts/sheet_table.ts';
import type { Route } from '../route.ts';
import { eventFrom } from './event_links.ts';
import type { Drawn } from './linked.ts';
import { cannotOpen, goTo, title } from './linked_parts.ts';
import '../events/styles/standings.css';

/** Rows that are shown of very long standings. */
const MOST = 100;

export async function linkedEvent({ carried = '' }: Route, engine: Tallysheet, redraw: () => void): Promise<Drawn> {
  const read = await eventFrom(carried);
  if (!read.ok) return () => cannotOpen('Events', read.problem, '#events');
  const event = read.contents;
  const { id, name, system, games, ...head } = event;
  const scoring = new Scoring({ system, games, edition: 0, head: { ...head, id, name, system } }, engine, await loadForms(system));
  const here = await openEvent(id);
  const arrival: Arrival = { event, isHere: here !== null && !here.head.deleted, redraw };
  return () => html`<div class="event ${system}">${title(name || 'An event without a name')} ${choice(arrival)} ${standings(event, scoring)}</div>`;
}

interface Arrival {
  event: TallyEvent;
  /** Whether this device has it, as far as was last known: another tab may have taken it in since. */
  isHere: boolean;
  redraw(): void;
}

function choice(arrival: Arrival): TemplateResult {
  const { event, isHere } = arrival;
  const games = event.games.length === 1 ? 'one game' : `${event.games.length} games`;
  return html`<p class="linked-note">This event of ${games} came with the link${isHere ? ', and is on this device already, perhaps with other games' : ''}.</p>
    <p class="linked-choice">
      ${
        isHere
          ? html`<button type="button" class="show" @click=${() => goTo(`event/${event.id}`)}>Open the one here</button>
              <button type="button" class="quiet" @click=${() => takeCopy(event)}>Add the link’s as another</button>`
          : html`<button type="button" class="show" @click=${() => take(arrival)}>Keep it on this device</button>`
      }
      <button type="button" class="quiet" @click=${() => goTo('events')}>Leave it</button>
    </p>`;
}

async function take(arrival: Arrival): Promise<void> {
  const { event } = arrival;
  if (await bringEvent(event)) return goTo(`event/${event.id}`);
  arrival.isHere = true;
  arrival.redraw();
  announce('This event is on this device by now, perhaps with other games.');
}

async function takeCopy(event: TallyEvent): Promise<void> {
  const copy = copyOf(event);
  await beginEvent(copy).save();
  goTo(`event/${copy.id}`);
}

function standings(event: TallyEvent, scoring: Scoring): TemplateResult {
  const { rows, problems, left } = scoring.standings();
  return html`<section class="sheet linked standings" aria-label="Standings">
    ${sheetBand(systemOf(event.system).name, `${event.name}: standings`)} ${problems.map((problem) => html`<p class="note">${problem}</p>`)}
    ${rows?.length ? table(event, scoring, rows) : html`<p class="note">No game that can be scored yet.</p>`}
    ${left.length > 0 ? html`<p class="note">Games that are not in these standings: ${left.length}.</p>` : nothing}
  </section>`;
}

function table({ settings }: TallyEvent, { kind }: Scoring, rows: StandingRow[]): TemplateResult {
  const own = kind.columns(rows, settings);
  const columns = [{ title: 'Place', kind: 'place' }, { title: 'Player', kind: 'player' }, ...own, { title: 'Total', kind: 'total' }];
  const shown = rows.slice(0, MOST).map((row, at): SheetRow => ({
    key: String(at),
    cells: [row.shared ? `${row.place}=` : row.place, row.player, ...kind.cells(row, own), html`<b>${kind.figure(row.total)}</b>`],
  }));
  return html`${sheetTable({ desk: { isOpen: () => false, toggle: () => {} }, columns, rows: shown })}
    ${rows.length > MOST ? html`<p class="note">… and ${rows.length - MOST} more.</p>` : nothing}`;
}
