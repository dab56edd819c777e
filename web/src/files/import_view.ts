// Imports games from a spreadsheet, pasted or as a file, after a preview.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { grouped } from '../ui/figures.ts';
import { shortened } from '../ui/sentences.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { templateOf } from './csv_out.ts';
import { decoded, isWorkbook } from './decode.ts';
import { followDrops } from './dropped.ts';
import { importEntry, importVerdict, MOST_SHOWN, styleQuestion } from './import_parts.ts';
import { verdictOf } from './import_state.ts';
import { knownGames } from './known_games.ts';
import type { NumberStyle } from './number_style.ts';
import { previewOf, type Preview } from './preview.ts';
import { previewTable } from './preview_table.ts';
import { saveFile } from '../device/save_file.ts';

interface Source {
  system: SystemId;
  settings: Record<string, string>;
  engine: Tallysheet;
  games(): EventGame[];
  take(games: EventGame[]): void;
  /** Number style of the template. */
  style: NumberStyle;
}

const MOST_BYTES = 10_000_000;

class TallyImport extends LightElement {
  declare source: Source;
  declare preview: Preview | null;
  /** The status message. */
  declare status: string;
  declare page: number;
  declare brokenOnly: boolean;
  declare leaveOut: boolean;
  private text = '';
  private known = new Set<EventGame>();
  /** Grows with each preview, so that the results of an earlier one are ignored. */
  private turn = 0;
  private stopDrops = () => {};

  constructor() {
    super();
    this.preview = null;
    this.status = '';
    this.page = 0;
    this.brokenOnly = true;
    this.leaveOut = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopDrops = followDrops({
      over: (held) => this.classList.toggle('held-over', held),
      take: (file) => void this.open(file),
    });
  }

  disconnectedCallback(): void {
    this.stopDrops();
  }

  protected override template(): TemplateResult {
    const { preview } = this;
    return html`<p class="import-status" role="status">${this.status}</p>
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

  /** Rows pasted into the blank field are previewed at once, and so is any text too long to show: a browser takes
   *  seconds to lay out thousands of lines. */
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
    if (file.size > MOST_BYTES)
      return this.say(
        `“${shortened(file.name)}” has ${grouped(file.size)} bytes; the limit is ${grouped(MOST_BYTES)}. Split it into several files.`,
      );
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes))
      return this.say(`“${shortened(file.name)}” is a spreadsheet file. Save it as CSV and choose that file.`);
    const { text, sure } = decoded(bytes);
    this.text = text;
    await this.look(null);
    if (!sure)
      this.say(
        `${this.status} The file does not declare its character encoding. Check the names. If they are wrong, save the file as CSV UTF-8.`.trim(),
      );
  }

  private say(words: string): void {
    this.status = words;
  }

  private async look(style: NumberStyle | null): Promise<void> {
    const { source, text } = this;
    const turn = (this.turn += 1);
    this.status = 'Reading the file …';
    const progress = (done: number, of: number) =>
      turn === this.turn && (this.status = `Reading the file: ${grouped(done)} of ${grouped(of)} games …`);
    const preview = await previewOf(text, { ...source, style, progress });
    const known = await knownGames(source.system, source.games(), preview.games);
    if (turn !== this.turn) return;
    Object.assign(this, {
      known,
      preview,
      page: 0,
      brokenOnly: preview.problems.length > 0,
      leaveOut: true,
      status: '',
    });
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

  /** Returns to the text, which is kept unless it was imported. */
  private close(): void {
    this.turn += 1;
    this.preview = null;
    this.status = '';
    void this.redraw().then(() => this.querySelector<HTMLElement>('#import-text')?.focus());
  }

  private readonly saveTemplate = (): void =>
    saveFile(`${this.source.system}.csv`, templateOf(this.source.system, this.source.style), 'text/csv');
}

drawnFrom(TallyImport, 'source', 'preview', 'status', 'page', 'brokenOnly', 'leaveOut');
customElements.define('tally-import', TallyImport);
