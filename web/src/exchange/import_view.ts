// Games from a spreadsheet: paste or file, a look at what it says, and nothing taken in before one says so.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { grouped } from '../entry/figures.ts';
import { shortened } from '../entry/shortened.ts';
import type { EventGame, EventSystem } from '../events/event.ts';
import { announce } from '../parts/announce.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { templateOf } from './csv_out.ts';
import { decoded, isWorkbook } from './decode.ts';
import { followDrops } from './dropped.ts';
import { importEntry, importVerdict, MOST_SHOWN, styleQuestion } from './import_parts.ts';
import { verdictOf } from './import_state.ts';
import { knownGames } from './known_games.ts';
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
  /** Of the template. */
  style: NumberStyle;
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
  private hush = () => {};

  constructor() {
    super();
    this.preview = null;
    this.told = '';
    this.page = 0;
    this.brokenOnly = true;
    this.leaveOut = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.hush = followDrops({ over: (held) => this.classList.toggle('held-over', held), take: (file) => void this.open(file) });
  }

  disconnectedCallback(): void {
    this.hush();
  }

  protected override template(): TemplateResult {
    const { preview } = this;
    return html`<p class="told" role="status">${this.told}</p>
      ${preview?.question ? styleQuestion(preview.question, this.answers) : preview ? this.shown(preview) : this.entry()}`;
  }

  private entry(): TemplateResult {
    const { text, submit, typed, pasted, chosen, saveTemplate } = this;
    return importEntry(this.source.system, text, { submit, typed, pasted, chosen, saveTemplate });
  }

  private shown(preview: Preview): TemplateResult {
    const { known, leaveOut, accept, cancel } = this;
    const answers = { accept, cancel, leave: (checked: boolean) => (this.leaveOut = checked) };
    return html`<div class="looked-through" id="import-preview" tabindex="-1" aria-labelledby="import-verdict">
      ${importVerdict({ preview, known, leaveOut, ready: this.ready(preview).length }, answers)}
      ${previewTable(preview, { page: this.page, brokenOnly: this.brokenOnly, turn: (page) => (this.page = page), filter: this.filter })}
    </div>`;
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

  /** Rows pasted into the blank field are looked through at once, and so is any text too long to be shown: a browser
   *  would take its time to set thousands of lines. */
  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    if (text.length <= MOST_SHOWN && (value.trim() !== '' || !/\n./.test(text))) return;
    event.preventDefault();
    this.text = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    void this.look(null);
  };

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.look(null);
  };

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) await this.open(file);
    input.value = '';
  };

  private async open(file: File): Promise<void> {
    if (file.size > MOST_BYTES) return this.say(`“${shortened(file.name)}” has ${grouped(file.size)} bytes; ${grouped(MOST_BYTES)} are the most. Part it into several files.`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return this.say(`“${shortened(file.name)}” is a spreadsheet’s own file. Save it as CSV there, and choose that.`);
    const { text, sure } = decoded(bytes);
    this.text = text;
    await this.look(null);
    if (!sure) this.say(`${this.told} The file does not say its alphabet: see whether the names are right, else save it as CSV UTF-8.`.trim());
  }

  private say(words: string): void {
    this.told = words;
  }

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

  private readonly answers = { choose: (style: NumberStyle) => void this.look(style), cancel: () => this.close() };

  private readonly cancel = (): void => this.close();

  /** Back to the text, which is kept unless it was taken in. */
  private close(): void {
    this.turn += 1;
    this.preview = null;
    this.told = '';
    void this.redraw().then(() => this.querySelector<HTMLElement>('#import-text')?.focus());
  }

  private readonly saveTemplate = (): void => saveFile(`${this.source.system}.csv`, templateOf(this.source.system, this.source.style), 'text/csv');
}

drawnFrom(TallyImport, 'source', 'preview', 'told', 'page', 'brokenOnly', 'leaveOut');
customElements.define('tally-import', TallyImport);
