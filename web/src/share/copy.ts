// Copies a sheet as text or as a picture.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText, fileName, saveBlob } from '../device/save_file.ts';
import { shortText, tableText, TEXT_KINDS, type TextKind } from '../export/table_text.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { LongWork } from '../ui/long_work.ts';
import { sheetPicture } from './picture.ts';
import { sheetLines, sheetText } from './sheet_text.ts';
import { workNote } from '../ui/progress.ts';

class TallyCopy extends LightElement {
  /** The text copied last. */
  declare text: string;
  declare status: string;
  private readonly picture = new LongWork('Drawing the picture', () => void this.redraw());

  constructor() {
    super();
    this.text = '';
    this.status = '';
  }

  protected override template(): TemplateResult {
    const button = (label: string, press: () => unknown) =>
      html`<button type="button" class="choice" @click=${press}>${label}</button>`;
    return html`<p class="share-line">
        ${button('Copy for a messenger', this.copyShort)} ${TEXT_KINDS.map(({ kind, title }) => button(`Copy as ${title}`, () => this.copy(kind)))}
        ${'ClipboardItem' in window ? button('Copy as a picture', this.copyPicture) : nothing} ${button('Save the picture', this.savePicture)}
      </p>
      ${workNote(this.picture)}
      <p class="share-status" role="status">${this.status}</p>
      ${this.text ? html`<textarea readonly rows="8" wrap="off" aria-label="Copied sheet" .value=${this.text}></textarea>` : nothing}`;
  }

  private get sheet(): HTMLElement {
    return this.closest('.sheet') as HTMLElement;
  }

  private async copy(kind: TextKind): Promise<void> {
    const { title, tables, notes } = sheetText(this.sheet);
    await this.take(tableText(kind, title, tables, notes));
  }

  /** One line for each player. */
  private readonly copyShort = (): Promise<void> =>
    this.take(shortText(sheetText(this.sheet).title, sheetLines(this.sheet)));

  private async take(text: string): Promise<void> {
    this.text = text;
    this.status = (await copyText(this.text)) ? 'Copied:' : `${BY_HAND}. Copy it from the box below.`;
  }

  private readonly copyPicture = async (): Promise<void> => {
    this.clear();
    const drawn = this.drawPicture();
    try {
      // Some browsers copy only what is named during the press, so the picture itself may come later.
      const blob = drawn.then((picture) => picture ?? Promise.reject(new Error('stopped')));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      this.status = 'Picture copied.';
    } catch {
      const isStopped = (await drawn.catch(() => undefined)) === null;
      this.status = isStopped ? STOPPED : `${BY_HAND}. Save the picture instead.`;
    }
  };

  private readonly savePicture = async (): Promise<void> => {
    this.clear();
    const picture = await this.drawPicture();
    if (picture) saveBlob(fileName(sheetText(this.sheet).title, 'png'), picture);
    this.status = picture ? 'Picture saved.' : STOPPED;
  };

  private clear(): void {
    this.text = '';
    this.status = '';
  }

  /** Null where it was stopped. */
  private drawPicture(): Promise<Blob | null> {
    return this.picture.run((pause) => sheetPicture(this.sheet, pause));
  }
}

const BY_HAND = 'This browser cannot copy it';
const STOPPED = 'Stopped. No picture was made.';

drawnFrom(TallyCopy, 'text', 'status');
customElements.define('tally-copy', TallyCopy);
