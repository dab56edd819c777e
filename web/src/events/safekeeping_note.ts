// Asks, at the first event, that the browser keep the events, and offers a backup after each hour of entry where it does
// not.
import { html, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { announce } from '../ui/announce.ts';
import { FileWriting } from './file_writing.ts';
import {
  askToPersist,
  canPersist,
  isBackupDue,
  isPersistent,
  remindLater,
  setAsked,
  wasAsked,
} from '../store/safekeeping.ts';
import { workNote } from '../ui/progress.ts';

type Note = 'none' | 'ask' | 'refused' | 'backup';

class TallySafekeeping extends LightElement {
  /** The event's edition: with every change, a backup may have become due. */
  declare of: number;
  declare note: Note;
  private isPersistent = true;
  private readonly writing = new FileWriting(() => void this.redraw());

  constructor() {
    super();
    this.note = 'none';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  private async look(): Promise<void> {
    this.isPersistent = await isPersistent();
    if (!this.isPersistent && canPersist() && !wasAsked()) this.note = 'ask';
    void this.redraw();
  }

  protected override beforeDrawing(): void {
    if (this.note === 'none' && !this.isPersistent && isBackupDue()) this.note = 'backup';
  }

  protected override template(): TemplateResult {
    return html`<div class="safekeeping" role="status">${NOTES[this.note](this)}</div>${workNote(this.writing)}`;
  }

  readonly ask = async (): Promise<void> => {
    this.isPersistent = await askToPersist();
    this.note = this.isPersistent ? 'none' : 'refused';
    if (this.isPersistent) announce('The browser keeps the events on this device.');
  };

  readonly dismiss = (): void => {
    if (this.note === 'ask') setAsked();
    if (this.note === 'backup') remindLater();
    this.note = 'none';
  };

  readonly save = async (): Promise<void> => {
    const [{ backupParts }, { saveBackup }] = await Promise.all([
      import('../store/backup.ts'),
      import('./backup_view.ts'),
    ]);
    const text = await this.writing.write(backupParts());
    if (text === null) return;
    if (text !== '') saveBackup(text);
    this.note = 'none';
  };
}

const dismissal = (note: TallySafekeeping, words: string) =>
  html`<button type="button" class="quiet" @click=${note.dismiss}>${words}</button>`;

const backup = (note: TallySafekeeping) =>
  html`<button type="button" class="choice" @click=${note.save}>Save a backup</button>`;

const NOTES: Record<Note, (note: TallySafekeeping) => TemplateResult> = {
  none: () => html``,
  ask: (
    note,
  ) => html`<p>This event is saved in this browser only, which may delete it when space is short. Ask the browser to keep it?</p>
    <p class="event-tools"><button type="button" class="choice" @click=${note.ask}>Keep my events</button> ${dismissal(note, 'Not now')}</p>`,
  refused: (
    note,
  ) => html`<p>This browser does not promise to keep the events. Save a backup now and then; you will be reminded after each hour of entry.</p>
    <p class="event-tools">${backup(note)} ${dismissal(note, 'Close')}</p>`,
  backup: (
    note,
  ) => html`<p>You have entered results for an hour since the last backup, and this browser may delete them when space is short.</p>
    <p class="event-tools">${backup(note)} ${dismissal(note, 'In an hour')}</p>`,
};

drawnFrom(TallySafekeeping, 'of', 'note');
customElements.define('tally-safekeeping', TallySafekeeping);
