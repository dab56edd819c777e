// The association's competitions of an event, below its qualifiers.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TallysheetEvents } from 'tallysheet';
import { loadEventsEngine } from '../../engine/events_engine.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import { placed } from '../../numbers/ordinals.ts';
import type { EventContext } from '../event_context.ts';
import { wholeNumber } from '../typed_settings.ts';
import { competitionsOf, type Competition, type CompetitionRow } from './competitions.ts';
import { requestOf } from './qualifying.ts';

/** How many rows a competition shows until it is opened. */
const FIRST = 5;

let engine: TallysheetEvents | null = null;

export async function prepareCompetitions(event: EventContext): Promise<void> {
  if (event.setting('competitions') === 'on') engine ??= await loadEventsEngine();
}

export function competitions(event: EventContext): TemplateResult {
  if (event.setting('competitions') !== 'on')
    return html`<div class="settings-body">${event.settingField('competitions')}</div>`;
  const found = foundIn(event);
  return html`<div class="settings-body">${event.settingField('competitions')}</div>
    <h2>Competitions</h2>
    ${found === null ? html`<p class="note">The competitions are being calculated …</p>` : found.map((one) => oneCompetition(event, one))}`;
}

/** The competitions by request and people, which change with the event. */
const known = new WeakMap<object, { people: unknown; found: Competition[] }>();

function foundIn(event: EventContext): Competition[] | null {
  if (!engine) {
    void prepareCompetitions(event).then(() => event.redraw());
    return null;
  }
  const request = requestOf(event);
  const { people } = event;
  const before = known.get(request);
  if (before && before.people === people) return before.found;
  const { value: count } = wholeNumber(event.setting('count'), '/count', '', event.numbers);
  const found = competitionsOf({
    engine: { puffingBilly: event.engine.puffingBilly, tournament: engine.tournament },
    boards: request.boards,
    games: event.standings().counted,
    decimals: request.decimals === 4 ? 4 : 3,
    count,
    people,
  });
  known.set(request, { people, found });
  return found;
}

function oneCompetition(event: EventContext, { id, title, says, rows }: Competition): TemplateResult {
  const key = `competition ${id}`;
  const isWhole = event.isWhole || event.isOpen(key) || rows.length <= FIRST + 1;
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  const columns = [
    { title: 'Place', kind: 'place' },
    { title: id === 'teams' ? 'Team' : 'Player', kind: 'player' },
    { title: 'Total', kind: 'total' },
  ];
  return html`<section class="sheet competition" aria-label=${title}>
    ${sheetBand(title, event.name)}
    ${rows.length > 0 ? sheetTable({ opener: event, columns, rows: shown.map((row) => rowOf(event, row)) }) : html`<p class="note">Nobody has a place yet.</p>`}
    ${rows.length > FIRST + 1 ? html`<p class="rest"><button type="button" class="quiet" aria-expanded=${isWhole} @click=${() => event.toggle(key)}>${event.isOpen(key) ? `The first ${FIRST}` : `All ${event.numbers.grouped(rows.length)}`}</button></p>` : nothing}
    <p class="note">${says}</p>
  </section>`;
}

function rowOf({ numbers }: EventContext, { name, place, shared, total }: CompetitionRow): SheetRow {
  return {
    key: name,
    cells: [place === null ? '–' : placed(place, shared), name, html`<b>${numbers.bare(total)}</b>`],
  };
}
