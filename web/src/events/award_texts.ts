// The awards as text to paste, in each kind of text.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText } from '../device/save_file.ts';
import { TEXT_KINDS, tableText, type TextKind } from '../export/table_text.ts';
import { titleInWords, type Award } from '../tournament/awards.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { figureOf, winnersInWords } from './award_words.ts';

export interface AwardsShown {
  model: EventModel;
  edition: number;
  awards: Award[];
}

class TallyAwardTexts extends LightElement {
  declare of: AwardsShown;
  private status = '';
  /** The text that the browser did not copy. */
  private text = '';
  private edition = -1;

  protected override beforeDrawing(): void {
    if (this.edition === this.of.edition) return;
    this.edition = this.of.edition;
    [this.status, this.text] = ['', ''];
  }

  protected override template(): TemplateResult {
    return html`<p class="post-tools">${TEXT_KINDS.map(({ kind, title }) => html`<button type="button" class="choice" @click=${() => this.copy(kind)}>Copy as ${title}</button>`)}</p>
      <p class="post-status" role="status">${this.status}</p>
      ${this.text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="Awards to copy" .value=${this.text}></textarea>` : nothing}`;
  }

  private async copy(kind: TextKind): Promise<void> {
    const { model, awards } = this.of;
    const columns = [{ title: 'Award' }, { title: 'Winner' }, { title: 'For' }];
    const cells = awards.map((award) => [
      titleInWords(award),
      winnersInWords(award),
      [figureOf(model, award), award.reason].filter(Boolean).join(', '),
    ]);
    const text = tableText(kind, `${model.name}: awards`, [{ columns, cells }]);
    const copied = await copyText(text);
    this.status = copied ? 'Awards copied.' : 'This browser cannot copy the text. Copy it from the box below.';
    this.text = copied ? '' : text;
    await this.redraw();
  }
}

drawnFrom(TallyAwardTexts, 'of');
customElements.define('tally-award-texts', TallyAwardTexts);
