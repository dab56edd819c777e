// Games from a spreadsheet: paste or file, a look at what it says, and nothing taken in before one says so.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Tallysheet } from 'tallysheet';
import { grouped } from '../entry/figures.ts';
import type { EventGame, EventSystem } from '../events/event.ts';
import { announce } from '../parts/announce.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { tick } from '../parts/tick.ts';
import { templateOf } from './csv_out.ts';
import { decoded } from './decode.ts';
import { choicesOf, verdictOf } from './import_state.ts';
import { knownGames } from './known_games.ts';
import { LAYOUTS } from './layouts.ts';
import type { NumberStyle } from './number_style.ts';
import { previewOf, type Preview } from './preview.ts';
import { previewTable } from './preview_table.ts';
import { saveFile } from './save.ts';

interface Source {
  system: EventSystem;
  settings: Record<string, string>;
  engine: Tallysheet;
  games(): EventGame[];
  take(games: EventGame[]): void;
}

const MOST_BYTES = 10_000_000;

class TallyImport extends LightElement {
  declare source: Source;
  declare preview: Preview | null;
  /** What is being done, or was last done, in words. */
  declare told: string;
  declare page: number;
  declare brokenOnly: boolean;
  declare leaveOut: boolean;
  private text = '';
  private known = new Set<EventGame>();
  /** Grows with every beginning, so that an earlier one's end is not heeded. */
  private turn = 0;

  constructor() {
    super();
    this.preview = null;
    this.told = '';
    this.page = 0;
    this.brokenOnly = true;
    this.leaveOut = true;
  }

  protected override template(): TemplateResult {
    const { preview } = this;
    return html`<p class="told" role="status">${this.told}</p>
      ${preview?.question ? this.question(preview.question) : preview ? this.shown(preview) : this.entry()}`;
  }

  private entry(): TemplateResult {
    const { columns } = LAYOUTS[this.source.system];
    return html`<form class="import" novalidate @submit=${this.submit}>
      <label for="import-text">One row per player and game, the first row names the columns</label>
      <textarea id="import-text" rows="6" wrap="off" spellcheck="false" autocomplete="off" .value=${live(this.text)} @input=${this.typed} @paste=${this.pasted}></textarea>
      <p class="event-tools">
        <button type="submit" class="choice">Look through it</button>
        <label class="choice file">Choose a file<input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" @change=${this.chosen} /></label>
        <button type="button" class="quiet" @click=${this.saveTemplate}>Save a template</button>
      </p>
      <details>
        <summary>The columns</summary>
        <dl class="columns">
          ${columns.map(({ title, needed, says }) => html`<div><dt>${needed ? html`<b>${title}</b>` : title}</dt><dd>${says.replaceAll('`', '')}</dd></div>`)}
        </dl>
      </details>
    </form>`;
  }

  private question({ row, letter, text }: NonNullable<Preview['question']>): TemplateResult {
    return html`<div class="problem" role="group" aria-labelledby="import-question">
      <p id="import-question" tabindex="-1">Row ${row}, column ${letter}, says “${text}”. What is it? The whole file will be read so.</p>
      ${choicesOf(text).map(({ style, label }) => html`<button type="button" class="choice" @click=${() => this.look(style)}>${label}</button>`)}
      <button type="button" class="quiet" @click=${this.cancel}>Cancel</button>
    </div>`;
  }

  private shown(preview: Preview): TemplateResult {
    const ready = this.ready(preview);
    return html`<div class="looked-through" id="import-preview" tabindex="-1" aria-labelledby="import-verdict">
      <p id="import-verdict"><b>${verdictOf(preview, this.known.size)}</b></p>
      ${preview.notes.map((note) => html`<p class="aside">${note}</p>`)}
      ${this.known.size > 0 ? tick({ label: 'Leave out the games that are there already', checked: this.leaveOut, set: (checked) => (this.leaveOut = checked) }) : nothing}
      <p class="event-tools">
        ${ready.length > 0 ? html`<button type="button" class="choice take" @click=${this.accept}>Take in ${this.which(preview, ready.length)}</button>` : nothing}
        <button type="button" class="quiet" @click=${this.cancel}>${ready.length > 0 ? 'Cancel' : 'Back'}</button>
      </p>
      ${previewTable(preview, { page: this.page, brokenOnly: this.brokenOnly, turn: (page) => (this.page = page), filter: this.filter })}
    </div>`;
  }

  private which({ broken }: Preview, ready: number): string {
    const games = ready === 1 ? 'one game' : `${grouped(ready)} games`;
    return broken > 0 ? `the ${games.replace('one', '')} without problems`.replace(/ +/g, ' ') : games;
  }

  private ready({ games }: Preview): EventGame[] {
    return this.leaveOut ? games.filter((game) => !this.known.has(game)) : games;
  }

  private readonly filter = (brokenOnly: boolean): void => {
    this.brokenOnly = brokenOnly;
    this.page = 0;
  };

  private readonly typed = (event: Event): void => {
    this.text = (event.target as HTMLTextAreaElement).value;
  };

  /** Rows pasted into the blank field are looked through at once; a browser would take its time to set
   *  thousands of lines. */
  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (this.text.trim() !== '' || !/\n./.test(text)) return;
    event.preventDefault();
    this.text = text;
    void this.look(null);
  };

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.look(null);
  };

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > MOST_BYTES) return void (this.told = `“${file.name}” has ${grouped(file.size)} bytes; ${grouped(MOST_BYTES)} are the most. Part it into several files.`);
    const { text, sure } = decoded(new Uint8Array(await file.arrayBuffer()));
    input.value = '';
    this.text = text;
    await this.look(null);
    if (!sure) this.told = `${this.told} The file does not say its alphabet: see whether the names are right, else save it as CSV UTF-8.`.trim();
  };

  private async look(style: NumberStyle | null): Promise<void> {
    const { source, text } = this;
    const turn = (this.turn += 1);
    this.told = 'Looking through it …';
    const progress = (done: number, of: number) => turn === this.turn && (this.told = `Looking through it: ${grouped(done)} of ${grouped(of)} games …`);
    const preview = await previewOf(text, { ...source, style, progress });
    const known = await knownGames(source.system, source.games(), preview.games);
    if (turn !== this.turn) return;
    Object.assign(this, { known, preview, page: 0, brokenOnly: preview.problems.length > 0, leaveOut: true, told: '' });
    await this.redraw();
    this.querySelector<HTMLElement>('#import-preview, #import-question')?.focus();
    if (!preview.question) announce(verdictOf(preview, known.size));
  }

  private readonly accept = (): void => {
    const games = this.preview ? this.ready(this.preview) : [];
    this.source.take(games);
    this.text = '';
    this.close();
  };

  private readonly cancel = (): void => this.close();

  /** Back to the text, which is kept unless it was taken in. */
  private close(): void {
    this.turn += 1;
    this.preview = null;
    this.told = '';
    void this.redraw().then(() => this.querySelector<HTMLElement>('#import-text')?.focus());
  }

  private readonly saveTemplate = (): void => saveFile(`${this.source.system}.csv`, templateOf(this.source.system), 'text/csv');
}

drawnFrom(TallyImport, 'source', 'preview', 'told', 'page', 'brokenOnly', 'leaveOut');
customElements.define('tally-import', TallyImport);
