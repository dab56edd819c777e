// The event in a link: its standings, and the choice to save it to this device.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame } from '../systems/event_game.ts';
import { gameName } from '../systems/game_name.ts';
import { engineOf, openEventViews } from '../systems/open_event.ts';
import { systemName } from '../systems/all_event_rules.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { addCopy, importEvent, mergeEvent, whereIs, whyNotMerged } from '../store/open_events.ts';
import { Scoring, notCounted } from '../events/scoring.ts';
import { formsOf } from '../scoring/game.ts';
import { OwnRule } from '../events/own_rule.ts';
import { hasPosted, type CheckedEvent } from '../events/posted_games.ts';
import { placeOf, type OwnStandings } from '../tournament/own_standings.ts';
import type { StandingRow, StandingsColumn } from '../systems/event_rules.ts';
import { cellView, viewsOf } from '../systems/event_views.ts';
import { placed } from '../numbers/ordinals.ts';
import { announce } from '../ui/announce.ts';
import { sheetBand, sheetTable, type SheetRow } from '../form/sheet_table.ts';
import type { Route } from './route.ts';
import { eventFrom, type Carried } from '../share/event_links.ts';
import { cannotOpen, goTo, title, type Drawn } from './linked_parts.ts';
import { onPage } from '../ui/page_style.ts';
import '../styles/standings.css';

/** The most rows of the standings to show. */
const MOST = 100;

export async function linkedEvent({ carried = '' }: Route, engine: Tallysheet, redraw: () => void): Promise<Drawn> {
  const read = await eventFrom(carried);
  if (!read.ok) return () => cannotOpen('Events', read.problem, '#events');
  const { event } = read.contents;
  const { games, ...head } = event;
  const { id, name } = head;
  const system = scoringSystem(event, games);
  const store = { system, games, edition: 0, head };
  const scoring = new Scoring(
    store,
    await engineOf(system, engine),
    formsOf(await openEventViews(system)),
    () => onPage().numbers,
  );
  const arrival: Arrival = { ...read.contents, place: await whereIs(id), refusal: await whyNotMerged(event), redraw };
  const ownRule = new OwnRule(store, scoring, () => onPage().numbers);
  if (ownRule.exists) await ownRule.load();
  const posted = hasPosted(games) ? await postedCheck(event, scoring, engine) : nothing;
  const readFirst = await viewsOf(event.system).readFirst?.();
  return () =>
    html`<div class="event ${head.system}">${title(name || 'Unnamed event')} ${readFirst?.(event.settings) ?? nothing} ${choice(arrival)} ${posted} ${byOwnRule(event, ownRule.standings())} ${standings(event, scoring)}</div>`;
}

/** The check of the posted scores that the event carries. */
async function postedCheck({ name, games }: TallyEvent, reader: Scoring, engine: Tallysheet): Promise<TemplateResult> {
  await import('../events/results_check.ts');
  const called = (game: EventGame) => gameName(game, games.indexOf(game) + 1);
  const of: CheckedEvent = { edition: 0, name, games, reader, engine, around: onPage, called };
  return html`<h2>Check of posted scores</h2><tally-results-check .of=${of}></tally-results-check>`;
}

interface Arrival extends Carried {
  /** Whether this device has the event. Another tab may have added or deleted it since. */
  place: Awaited<ReturnType<typeof whereIs>>;
  /** Why it cannot be merged with the event on this device. */
  refusal: string | null;
  redraw(): void;
}

const NOTES = {
  here: ' It is already on this device, and its games may differ.',
  'in the bin': ' On this device it is in the bin.',
  nowhere: '',
};

function choice(arrival: Arrival): TemplateResult {
  const { event, place, refusal } = arrival;
  return html`<p class="linked-note">The link contains this event of ${onPage().numbers.amount(event.games.length, 'game')}.${NOTES[place]} ${refusal ?? nothing}</p>
    <p class="linked-choice">
      ${
        place === 'nowhere'
          ? html`<button type="button" class="show" @click=${() => take(arrival)}>Save to this device</button>`
          : html`${refusal === null ? html`<button type="button" class="show" @click=${() => merge(arrival)}>${place === 'here' ? 'Merge with the event on this device' : 'Restore and merge'}</button>` : nothing}
              <button type="button" class="quiet" @click=${async () => goTo(`event/${await addCopy(event)}`)}>Add as a copy</button>`
      }
      ${place === 'here' ? html`<button type="button" class="quiet" @click=${() => goTo(`event/${event.id}`)}>Open the existing event</button>` : nothing}
      <button type="button" class="quiet" @click=${() => goTo('events')}>Ignore it</button>
    </p>`;
}

async function take(arrival: Arrival): Promise<void> {
  const { event, changes } = arrival;
  if (await importEvent(event.id, changes)) return goTo(`event/${event.id}`);
  arrival.place = await whereIs(event.id);
  arrival.refusal = await whyNotMerged(event);
  arrival.redraw();
  announce('This event is now on this device, and its games may differ.');
}

async function merge({ event, changes }: Arrival): Promise<void> {
  await mergeEvent(event.id, changes);
  goTo(`event/${event.id}`);
}

/** The standings that count, above those of the system. */
function byOwnRule({ name, system, settings }: TallyEvent, own: OwnStandings | null): TemplateResult | typeof nothing {
  if (!own) return nothing;
  const { found, problems, words, figure } = own;
  return html`<section class="sheet linked standings" aria-label="Standings by the event’s own rule">
    ${sheetBand(systemName(system, settings), `${name}: standings by its own rule`)} ${problems.map(({ message }) => html`<p class="note">${message}</p>`)}
    ${found ? sheetOf(found.rows, (row) => [placeOf(row), row.player, html`<b>${figure(row.total, onPage().numbers)}</b>`]) : nothing}
    ${found && found.teams.length > 0 ? sheetOf(found.teams, (team) => [placeOf(team), team.team, html`<b>${figure(team.total, onPage().numbers)}</b>`], [], 'Teams') : nothing}
    <p class="note">${words}</p>
  </section>`;
}

function standings(event: TallyEvent, scoring: Scoring): TemplateResult {
  const { rows, problems, left } = scoring.standings();
  return html`<section class="sheet linked standings" aria-label="Standings">
    ${sheetBand(systemName(event.system, event.settings), `${event.name}: standings`)} ${problems.map((problem) => html`<p class="note">${problem}</p>`)}
    ${left.length > 0 ? html`<p class="note"><b>${notCounted(left.length, onPage().numbers)}.</b></p>` : nothing}
    ${rows?.length ? table(event, scoring, rows) : html`<p class="note">No game can be scored yet.</p>`}
    ${scoring.rules.standingsNote ? html`<p class="note">${scoring.rules.standingsNote}</p>` : nothing}
  </section>`;
}

function table({ settings }: TallyEvent, { rules }: Scoring, rows: StandingRow[]): TemplateResult {
  const own = rules.columns(rows, settings);
  const { numbers } = onPage();
  const cells = (row: StandingRow) => [
    placed(row.place, row.shared),
    row.player,
    ...rules.cells(row, own, numbers).map(cellView),
    html`<b>${rules.figure(row.total, numbers)}</b>`,
  ];
  return sheetOf(rows, cells, own);
}

function sheetOf<Row>(
  rows: readonly Row[],
  cells: (row: Row) => unknown[],
  own: StandingsColumn[] = [],
  caption?: string,
): TemplateResult {
  const columns = [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    ...own,
    { title: 'Total', kind: 'total' },
  ];
  const shown = rows.slice(0, MOST).map((row, at): SheetRow => ({ key: String(at), cells: cells(row) }));
  return html`${sheetTable({ opener: { isOpen: () => false, toggle: () => {} }, columns, rows: shown, caption })}
    ${rows.length > MOST ? html`<p class="note">… and ${rows.length - MOST} more.</p>` : nothing}`;
}
