// A sheet to post elsewhere: as a text, or as a picture.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText, fileName, saveBlob } from '../exchange/save.ts';
import { tableText, TEXT_KINDS, type TextKind } from '../exchange/table_text.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { sheetPicture } from './picture.ts';
import { sheetText } from './sheet_text.ts';

class TallyCopy extends LightElement {
  /** The text that was copied last. */
  declare text: string;
  declare told: string;

  constructor() {
    super();
    this.text = '';
    this.told = '';
  }

  protected override template(): TemplateResult {
    const button = (label: string, press: () => unknown) => html`<button type="button" class="choice" @click=${press}>${label}</button>`;
    return html`<p class="share-line">
        ${TEXT_KINDS.map(({ kind, title }) => button(`Copy as ${title}`, () => this.copy(kind)))}
        ${'ClipboardItem' in window ? button('Copy as a picture', this.copyPicture) : nothing} ${button('Save the picture', this.savePicture)}
      </p>
      <p class="share-told" role="status">${this.told}</p>
      ${this.text ? html`<textarea readonly rows="8" wrap="off" aria-label="The sheet as it was copied" .value=${this.text}></textarea>` : nothing}`;
  }

  private get sheet(): HTMLElement {
    return this.closest('.sheet') as HTMLElement;
  }

  private async copy(kind: TextKind): Promise<void> {
    const { title, tables, notes } = sheetText(this.sheet);
    this.text = tableText(kind, title, tables, notes);
    this.told = (await copyText(this.text)) ? 'Copied:' : `${BY_HAND}: here it is, to be copied by hand.`;
  }

  private readonly copyPicture = async (): Promise<void> => {
    this.text = '';
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': sheetPicture(this.sheet) })]);
      this.told = 'Picture copied.';
    } catch {
      this.told = `${BY_HAND}. The picture can be saved instead.`;
    }
  };

  private readonly savePicture = async (): Promise<void> => {
    const picture = await sheetPicture(this.sheet);
    saveBlob(fileName(sheetText(this.sheet).title, 'png'), picture);
    this.text = '';
    this.told = 'Picture saved.';
  };
}

const BY_HAND = 'This browser does not copy by itself';

drawnFrom(TallyCopy, 'text', 'told');
customElements.define('tally-copy', TallyCopy);
