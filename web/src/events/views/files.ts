// The Files view: import games, export the event, copy the standings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { grouped } from '../../ui/figures.ts';
import { announce } from '../../ui/announce.ts';
import { tick } from '../../ui/tick.ts';
import type { EventGame } from '../../systems/event_game.ts';
import type { EventModel } from '../event_model.ts';
import { eventLink } from '../../share/event_links.ts';
import type { Shared } from '../../share/share.ts';
import { csvOf } from '../../files/csv_out.ts';
import { jsonOf } from '../../files/json_out.ts';
import type { NumberStyle } from '../../files/number_style.ts';
import { copyText, fileName, saveFile } from '../../device/save_file.ts';
import { standingsText } from '../../files/standings_text.ts';
import { TEXT_KINDS, type TextKind } from '../../files/table_text.ts';
import '../../files/files.css';
import '../../files/import_view.ts';
import '../../share/share.ts';

/** The note that holds the text copied last. */
const COPIED = 'copied';

/** The note that holds the number style of the CSV. */
const STYLE = 'csv style';

export function files(model: EventModel): TemplateResult {
  const { store } = model;
  const { known } = model.scoring;
  if (!known) void model.scoring.prepare().then(model.redraw);
  return html`<section class="files">
    <h2>Import</h2>
    <tally-import .source=${{ system: store.system, settings: store.head.settings, engine: model.engine, games: () => store.games, take: (games: EventGame[]) => take(model, games), style: styleOf(model) }}></tally-import>
    <h2>Export</h2>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => saveCsv(model)}>Save the games as CSV</button>
      <button type="button" class="choice" @click=${() => saveJson(model)}>Save the whole event</button>
    </p>
    ${tick({ label: html`CSV with decimal commas <small>and semicolons between the cells, as in most European spreadsheets</small>`, checked: styleOf(model) === 'comma', set: (commas) => model.note(STYLE, commas ? 'comma' : 'point') })}
    <p class="aside">CSV is for spreadsheets. The whole event, with its settings, is a file that this page can open again.</p>
    <h2>Send to another device</h2>
    <tally-share .shared=${shared(model)}></tally-share>
    ${known?.rows?.length ? toPost(model, known.rows) : nothing}
  </section>`;
}

function take({ store }: EventModel, games: EventGame[]): void {
  store.addGames(games, games.length === 1 ? 'One game imported' : `${grouped(games.length)} games imported`);
  void store.save();
}

function shared(model: EventModel): Shared {
  const { edition, event } = model.store;
  const link = async () => (event.games.length > MOST_LINKED ? null : eventLink(event));
  return { of: edition, noun: 'event', title: event.name, link, save: () => saveJson(model) };
}

/** An event with more games never fits into a link. */
const MOST_LINKED = 1_000;

function styleOf(model: EventModel): NumberStyle {
  return model.notes.get(STYLE) === 'comma' ? 'comma' : 'point';
}

function saveCsv(model: EventModel): void {
  const { head, system, games } = model.store;
  saveFile(fileName(head.name, 'csv'), csvOf(system, games, styleOf(model)), 'text/csv');
}

function saveJson({ store }: EventModel): void {
  saveFile(fileName(store.head.name, 'json'), jsonOf(store.event), 'application/json');
}

function toPost(model: EventModel, rows: object[]): TemplateResult {
  const text = model.notes.get(COPIED);
  return html`<h2>Standings to post</h2>
    <p class="event-tools">
      ${TEXT_KINDS.map(({ kind, title }) => html`<button type="button" class="choice" @click=${() => copy(model, kind, rows)}>Copy as ${title}</button>`)}
    </p>
    ${text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="Copied standings" .value=${text}></textarea>` : nothing}`;
}

async function copy(model: EventModel, kind: TextKind, rows: object[]): Promise<void> {
  const text = standingsText(kind, model.store.system, `${model.store.head.name}: standings`, rows);
  const copied = await copyText(text);
  model.note(COPIED, text);
  announce(copied ? 'Standings copied.' : 'This browser cannot copy the text. Copy it from the box below.');
}
