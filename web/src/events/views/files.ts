// The Files view: import games, export the event, send it, read codes, publish the results.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { tick } from '../../ui/tick.ts';
import type { EventModel } from '../event_model.ts';
import { MOST_LINKED, shortEventLink } from '../../share/event_links.ts';
import type { Shared } from '../../share/share.ts';
import { afterPainting } from '../../device/painting.ts';
import { refuse } from '../../store/save_status.ts';
import { STYLE, styleOf, writingOf, type Parts } from '../file_writing.ts';
import { csvParts } from '../../export/games_csv.ts';
import { hasBoards, wddParts } from '../../export/wdd_csv.ts';
import { termsOf } from '../../scoring/game.ts';
import { fileParts } from '../../event_file/write_changes.ts';
import { fileName, saveFile } from '../../device/save_file.ts';
import type { NumberStyle } from '../../numbers/number_entry.ts';
import type { Published } from '../../publish/publication.ts';
import '../../publish/publish_view.ts';
import { hasPosted } from '../posted_games.ts';
import '../read_codes.ts';
import '../../share/share.ts';
import { workNote } from '../../ui/progress.ts';
import { gameImport } from './game_import.ts';

export function files(model: EventModel): TemplateResult {
  const { store } = model;
  if (!model.scoring.known) afterPainting(() => void model.scoring.readAhead());
  return html`<section class="files">
    <h2>Import</h2>
    ${gameImport(model)}
    ${hasPosted(store.games) ? html`<p class="aside">There are posted scores among the games. <a href=${model.link('check')}>Check posted scores</a></p>` : nothing}
    <h2>Export</h2>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => saveCsv(model)}>Save the games as CSV</button>
      <button type="button" class="choice" @click=${() => saveJson(model)}>Save the whole event</button>
      ${hasBoards(store.system, store.games) ? html`<button type="button" class="choice" @click=${() => saveWdd(model)}>Save as World Diplomacy Database CSV</button>` : nothing}
    </p>
    ${workNote(writingOf(model))}
    ${tick({ label: html`CSV with decimal commas <small>and semicolons between the cells, as in most European spreadsheets</small>`, checked: styleOf(model) === 'comma', set: (commas) => model.note(STYLE, commas ? 'comma' : 'point') })}
    <p class="aside">CSV is for spreadsheets. The whole event, with its settings, is a file that this page can open again.</p>
    <h2>Send to another device</h2>
    <tally-share .shared=${shared(model)}></tally-share>
    <h2>Read codes</h2>
    <p class="aside">A table shows its game as a code under <em>Share</em> below its sheet. Hold code after code before the camera: each is confirmed by a sound and its name, and none is taken twice. No network is needed.</p>
    <tally-read-codes .model=${model}></tally-read-codes>
    ${store.games.length > 0 ? html`<h2>Publish</h2><tally-publish .of=${published(model)}></tally-publish>` : nothing}
    ${store.games.length > 0 ? html`<p class="aside">To post the standings, or save them as a picture or as CSV, go to <a href=${model.link('standings')}>Standings</a>.</p>` : nothing}
  </section>`;
}

const publications = new WeakMap<EventModel, Published>();

/** The same for the same model, which it outlives. */
function published(model: EventModel): Published {
  const { store, engine, views } = model;
  const known = publications.get(model) ?? {
    id: store.id,
    engine,
    views,
    get name() {
      return store.head.name;
    },
    get numbers(): NumberStyle {
      return model.numbers.marks.decimal === ',' ? 'comma' : 'point';
    },
    async read() {
      await readAll(model);
      return store.event;
    },
    follow: (changed) => store.follow(changed),
  };
  publications.set(model, known);
  return known;
}

function shared(model: EventModel): Shared {
  const { store } = model;
  const { games } = store;
  const link = async () => (games.length > MOST_LINKED ? null : shortEventLink(store.event, store.changes));
  const save = () => void saveJson(model);
  return { of: store.edition, noun: 'event', title: store.head.name, numbers: model.numbers, link, save };
}

function saveCsv(model: EventModel): void {
  const { head, system, games } = model.store;
  void writeFile(model, fileName(head.name, 'csv'), csvParts(system, games, styleOf(model)), 'text/csv');
}

function saveWdd(model: EventModel): void {
  const { head, system, games } = model.store;
  const terms = termsOf(system, head.settings, { forms: model.forms, engine: model.engine, numbers: model.numbers });
  void writeFile(model, fileName(`${head.name} WDD`, 'csv'), wddParts(system, games, terms), 'text/csv');
}

/** Takes over the changes of other tabs. */
async function readAll({ store }: EventModel): Promise<void> {
  await store.save();
  await store.readAll().catch(refuse);
}

async function saveJson(model: EventModel): Promise<void> {
  const { store } = model;
  await readAll(model);
  const parts = fileParts(store.event, store.changes);
  await writeFile(model, fileName(store.head.name, 'json'), parts, 'application/json');
}

async function writeFile(model: EventModel, name: string, parts: Parts, type: string): Promise<void> {
  const text = await writingOf(model).write(parts);
  if (text !== null) saveFile(name, text, type);
}
