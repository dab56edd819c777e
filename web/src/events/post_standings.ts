// The standings to post: copied as texts or as a picture, or saved as CSV, each with a link to the event.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyLater, fileName, saveBlob, saveFile } from '../device/save_file.ts';
import { shortStandings, standingsCsv, standingsText, type Posted } from '../export/standings_text.ts';
import { TEXT_KINDS } from '../export/table_text.ts';
import { MOST_LINKED, shortEventLink } from '../share/event_links.ts';
import { addressOf, LONG_LINK } from '../share/link.ts';
import { sheetPicture } from '../share/picture.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { LongWork } from '../ui/long_work.ts';
import { menu } from '../ui/menu.ts';
import { today } from '../share/imprint.ts';
import type { EventModel } from './event_model.ts';
import { styleOf } from './file_writing.ts';
import { workNote } from '../ui/progress.ts';

/** Standings as a view shows them. */
export interface Shown extends Pick<Posted, 'table'> {
  model: EventModel;
  edition: number;
  /** "standings after round 2" */
  title: string;
  /** The number of rows. */
  count: number;
}

class TallyPostStandings extends LightElement {
  declare of: Shown;
  /** The result of the last press, for that edition of the event. */
  private status: unknown = nothing;
  /** The text that the browser did not copy. */
  private text = '';
  private edition = -1;
  private readonly picture = new LongWork('Drawing the picture', () => void this.redraw());

  protected override beforeDrawing(): void {
    if (this.edition !== this.of.edition) this.say(nothing);
    this.edition = this.of.edition;
  }

  protected override template(): TemplateResult {
    const item = (label: string, press: () => unknown) => html`<button type="button" @click=${press}>${label}</button>`;
    return html`<div class="post-tools">
        <button type="button" class="usual" @click=${this.copyShort}>Copy for a messenger</button>
        ${menu('Share as', [
          ...('ClipboardItem' in window ? [item('Copy as a picture', this.copyPicture)] : []),
          item('Save the picture', this.savePicture),
          ...TEXT_KINDS.map(({ kind, title }) =>
            item(`Copy as ${title}`, () => this.copy((posted) => standingsText(kind, posted))),
          ),
          item('Save as CSV', this.saveCsv),
        ])}
      </div>
      ${workNote(this.picture)}
      <p class="post-status" role="status">${this.status}</p>
      ${this.text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="Standings to copy" .value=${this.text}></textarea>` : nothing}`;
  }

  private say(status: unknown, text = ''): void {
    this.status = status;
    this.text = text;
  }

  private readonly copyShort = (): Promise<void> => this.copy(shortStandings);

  private async copy(textOf: (posted: Posted) => string): Promise<void> {
    const link = this.link();
    const text = link.then(({ address }) => textOf(this.posted(address)));
    const copied = await copyLater(text);
    const { without } = await link;
    if (copied) this.say(html`Standings copied${without ?? ', with a link to the event.'}`);
    else this.say('This browser cannot copy the text. Copy it from the box below.', await text);
    await this.redraw();
  }

  private readonly saveCsv = async (): Promise<void> => {
    const { model, title } = this.of;
    const { address, without } = await this.link();
    const text = standingsCsv(this.posted(address), styleOf(model));
    saveFile(fileName(`${model.name} ${title}`, 'csv'), text, 'text/csv');
    this.say(html`CSV saved${without ?? ', with a link to the event.'}`);
    await this.redraw();
  };

  private readonly copyPicture = async (): Promise<void> => {
    const drawn = this.drawPicture();
    try {
      const blob = drawn.then((picture) => picture ?? Promise.reject(new Error('stopped')));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      this.say('Picture copied.');
    } catch {
      const isStopped = (await drawn.catch(() => undefined)) === null;
      this.say(isStopped ? STOPPED : 'This browser cannot copy it. Save the picture instead.');
    }
    await this.redraw();
  };

  private readonly savePicture = async (): Promise<void> => {
    const picture = await this.drawPicture();
    if (picture) saveBlob(fileName(`${this.of.model.name} ${this.of.title}`, 'png'), picture);
    this.say(picture ? 'Picture saved.' : STOPPED);
    await this.redraw();
  };

  /** Null where it was stopped. Nobody can follow a link of the event's length in a picture, so it has the page's address. */
  private drawPicture(): Promise<Blob | null> {
    const { model, count } = this.of;
    const sheet = this.parentElement?.querySelector('.standings') as HTMLElement;
    const left = count - sheet.querySelectorAll(':scope > table:first-of-type > tbody').length;
    const more = left > 0 ? [`… and ${model.numbers.grouped(left)} more.`] : [];
    const where = isLocal() ? '' : `, ${addressOf('', location.href).replace(/#$/, '')}`;
    return this.picture.run((pause) => sheetPicture(sheet, pause, [...more, `${today()}${where}`]));
  }

  private posted(link: string | null): Posted {
    const { model, title, table } = this.of;
    return { title: `${model.name}: ${title}`, table, numbers: model.numbers, link };
  }

  /** The event's address, or why there is none. */
  private async link(): Promise<{ address: string | null; without?: unknown }> {
    const { model } = this.of;
    const { store } = model;
    if (isLocal()) return { address: null, without: ', without a link: Tallysheet was opened from a file here.' };
    const fragment =
      store.games.length > MOST_LINKED ? null : await shortEventLink(store.event, store.changes).catch(() => null);
    const address = fragment && addressOf(fragment, location.href);
    if (address && address.length <= LONG_LINK) return { address };
    const length = address ? ` It would have ${model.numbers.grouped(address.length)} characters.` : '';
    return {
      address: null,
      without: html`, without a link: the event is too large for one that every messenger takes.${length} Send the event from <a href=${model.link('files')}>Files</a>.`,
    };
  }
}

/** Whether the page was opened from a file, which nobody else has at this address. */
function isLocal(): boolean {
  return location.protocol === 'file:';
}

const STOPPED = 'Stopped. No picture was made.';

drawnFrom(TallyPostStandings, 'of');
customElements.define('tally-post-standings', TallyPostStandings);
