// An event's files: games in from a spreadsheet, everything out again, standings to post.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { grouped } from '../entry/figures.ts';
import { announce } from '../parts/announce.ts';
import { tick } from '../parts/tick.ts';
import type { EventGame } from '../events/event.ts';
import type { EventDesk } from '../events/event_desk.ts';
import { eventLink } from '../links/event_links.ts';
import type { Shared } from '../take_along/share.ts';
import { csvOf } from './csv_out.ts';
import { jsonOf } from './json_out.ts';
import type { NumberStyle } from './number_style.ts';
import { copyText, fileName, saveFile } from './save.ts';
import { standingsText } from './standings_text.ts';
import { TEXT_KINDS, type TextKind } from './table_text.ts';
import './exchange.css';
import './import_view.ts';
import '../take_along/share.ts';

/** Where the desk keeps the text that was copied last. */
const COPIED = 'copied';

/** Where the desk keeps how the numbers of a CSV are written. */
const STYLE = 'csv style';

export function files(desk: EventDesk): TemplateResult {
  const { ledger } = desk;
  const { known } = desk.scoring;
  if (!known) void desk.scoring.prepare().then(desk.redraw);
  return html`<section class="files">
    <h2>Games from a spreadsheet</h2>
    <tally-import .source=${{ system: ledger.system, settings: ledger.head.settings, engine: desk.engine, games: () => ledger.games, take: (games: EventGame[]) => take(desk, games), style: styleOf(desk) }}></tally-import>
    <h2>Out</h2>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => saveCsv(desk)}>Save the games as CSV</button>
      <button type="button" class="choice" @click=${() => saveJson(desk)}>Save the whole event</button>
    </p>
    ${tick({ label: html`CSV with decimal commas <small>and semicolons between the cells, as spreadsheets on the Continent have it</small>`, checked: styleOf(desk) === 'comma', set: (commas) => desk.note(STYLE, commas ? 'comma' : 'point') })}
    <p class="aside">CSV is for spreadsheets. The whole event, settings and all, is a file that this page opens again exactly.</p>
    <h2>To another phone</h2>
    <tally-share .shared=${shared(desk)}></tally-share>
    ${known?.rows?.length ? toPost(desk, known.rows) : nothing}
  </section>`;
}

function take({ ledger }: EventDesk, games: EventGame[]): void {
  ledger.add(games, games.length === 1 ? 'One game taken in' : `${grouped(games.length)} games taken in`);
  void ledger.save();
}

function shared(desk: EventDesk): Shared {
  const { edition, event } = desk.ledger;
  const link = async () => (event.games.length > MOST_LINKED ? null : eventLink(event));
  return { of: edition, noun: 'event', title: event.name, link, save: () => saveJson(desk) };
}

/** More games are never short enough. */
const MOST_LINKED = 1_000;

function styleOf(desk: EventDesk): NumberStyle {
  return desk.notes.get(STYLE) === 'comma' ? 'comma' : 'point';
}

function saveCsv(desk: EventDesk): void {
  const { head, system, games } = desk.ledger;
  saveFile(fileName(head.name, 'csv'), csvOf(system, games, styleOf(desk)), 'text/csv');
}

function saveJson({ ledger }: EventDesk): void {
  saveFile(fileName(ledger.head.name, 'json'), jsonOf(ledger.event), 'application/json');
}

function toPost(desk: EventDesk, rows: object[]): TemplateResult {
  const text = desk.notes.get(COPIED);
  return html`<h2>Standings to post</h2>
    <p class="event-tools">
      ${TEXT_KINDS.map(({ kind, title }) => html`<button type="button" class="choice" @click=${() => copy(desk, kind, rows)}>Copy as ${title}</button>`)}
    </p>
    ${text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="The standings as they were copied" .value=${text}></textarea>` : nothing}`;
}

async function copy(desk: EventDesk, kind: TextKind, rows: object[]): Promise<void> {
  const text = standingsText(kind, desk.ledger.system, `${desk.ledger.head.name}: standings`, rows);
  const copied = await copyText(text);
  desk.note(COPIED, text);
  announce(copied ? 'Standings copied.' : 'This browser does not copy by itself: the text is below, to be copied by hand.');
}
