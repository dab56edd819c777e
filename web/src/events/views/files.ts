// The Files view: import games, export the event, copy the standings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { announce } from '../../ui/announce.ts';
import { DECIMAL } from '../../ui/marks.ts';
import { tick } from '../../ui/tick.ts';
import type { EventModel } from '../event_model.ts';
import { eventLink } from '../../share/event_links.ts';
import type { Shared } from '../../share/share.ts';
import { afterPainting } from '../../device/painting.ts';
import { refuse } from '../save_status.ts';
import { writingOf, type Parts } from '../file_writing.ts';
import { csvParts } from '../../files/csv_out.ts';
import { fileParts } from '../../files/changes_out.ts';
import { didImport, type Import } from '../../files/import_plan.ts';
import type { NumberStyle } from '../../ui/number_style.ts';
import { copyText, fileName, saveFile } from '../../device/save_file.ts';
import { shortStandings, standingsText } from '../../files/standings_text.ts';
import { TEXT_KINDS } from '../../files/table_text.ts';
import '../../files/files.css';
import '../../files/import_view.ts';
import '../../share/share.ts';

/** The note that holds the text copied last. */
const COPIED = 'copied';

/** The note that holds the number style of the CSV. */
const STYLE = 'csv style';

export function files(model: EventModel): TemplateResult {
  const { store } = model;
  if (!model.scoring.known) afterPainting(() => void model.scoring.readAhead());
  return html`<section class="files">
    <h2>Import</h2>
    <tally-import .source=${{ system: store.system, settings: store.head.settings, engine: model.engine, games: () => store.games, take: (games: Import) => take(model, games), style: styleOf(model) }}></tally-import>
    <h2>Export</h2>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => saveCsv(model)}>Save the games as CSV</button>
      <button type="button" class="choice" @click=${() => saveJson(model)}>Save the whole event</button>
    </p>
    ${writingOf(model).note()}
    ${tick({ label: html`CSV with decimal commas <small>and semicolons between the cells, as in most European spreadsheets</small>`, checked: styleOf(model) === 'comma', set: (commas) => model.note(STYLE, commas ? 'comma' : 'point') })}
    <p class="aside">CSV is for spreadsheets. The whole event, with its settings, is a file that this page can open again.</p>
    <h2>Send to another device</h2>
    <tally-share .shared=${shared(model)}></tally-share>
    ${store.games.length > 0 ? toPost(model) : nothing}
  </section>`;
}

function take({ store }: EventModel, games: Import): void {
  store.replaceGames(games.added, games.replaced, didImport(games));
  void store.save();
}

function shared(model: EventModel): Shared {
  const { store } = model;
  const { games } = store;
  const link = async () => (games.length > MOST_LINKED ? null : eventLink(store.event, store.changes));
  return { of: store.edition, noun: 'event', title: store.head.name, link, save: () => void saveJson(model) };
}

/** An event with more games never fits into a link. */
const MOST_LINKED = 1_000;

function styleOf(model: EventModel): NumberStyle {
  const usual = DECIMAL === ',' ? 'comma' : 'point';
  return (model.notes.get(STYLE) as NumberStyle | undefined) ?? usual;
}

function saveCsv(model: EventModel): void {
  const { head, system, games } = model.store;
  void writeFile(model, fileName(head.name, 'csv'), csvParts(system, games, styleOf(model)), 'text/csv');
}

/** Includes the changes of other tabs. */
async function saveJson(model: EventModel): Promise<void> {
  const { store } = model;
  await store.save();
  await store.readAll().catch(refuse);
  const parts = fileParts(store.event, store.changes);
  await writeFile(model, fileName(store.head.name, 'json'), parts, 'application/json');
}

async function writeFile(model: EventModel, name: string, parts: Parts, type: string): Promise<void> {
  const text = await writingOf(model).write(parts);
  if (text !== null) saveFile(name, text, type);
}

function toPost(model: EventModel): TemplateResult {
  const { system } = model.store;
  const text = model.notes.get(COPIED);
  return html`<h2>Standings to post</h2>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => copy(model, (rows) => shortStandings(system, titleOf(model), rows))}>Copy for a messenger</button>
      ${TEXT_KINDS.map(({ kind, title }) => html`<button type="button" class="choice" @click=${() => copy(model, (rows) => standingsText(kind, system, titleOf(model), rows))}>Copy as ${title}</button>`)}
    </p>
    ${text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="Copied standings" .value=${text}></textarea>` : nothing}`;
}

function titleOf({ store }: EventModel): string {
  return `${store.head.name}: standings`;
}

/** The standings are calculated only now: a browser copies nothing that comes later than the press. */
async function copy(model: EventModel, textOf: (rows: object[]) => string): Promise<void> {
  const { rows } = model.standings();
  if (!rows?.length) return announce('No game can be scored yet.');
  const text = textOf(rows);
  const copied = await copyText(text);
  model.note(COPIED, text);
  announce(copied ? 'Standings copied.' : 'This browser cannot copy the text. Copy it from the box below.');
}
