// Backing up everything and restoring it, on the page of events.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../device/save_file.ts';
import { announce } from '../ui/announce.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { onPage } from '../ui/page_style.ts';
import { capital } from '../ui/sentences.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { Progress } from '../ui/long_work.ts';
import { progressNote, workNote } from '../ui/progress.ts';
import type { Restored } from '../store/backup.ts';
import { FileWriting } from './file_writing.ts';
import { isoDay } from './moment.ts';
import { backedUp } from '../store/safekeeping.ts';

const RESTORED = { label: 'Restored of the backup', noun: 'events' };

class TallyBackup extends LightElement {
  declare said: string;
  declare problems: string[];
  declare changed: () => unknown;
  /** How many events of a backup are restored, while it takes longer. */
  declare restoring: Progress | null;
  private readonly writing = new FileWriting(() => void this.redraw());
  /** Ends the restoring that is under way: another file takes its place. */
  private stopping: AbortController | null = null;

  constructor() {
    super();
    this.said = '';
    this.problems = [];
    this.restoring = null;
  }

  protected override template(): TemplateResult {
    return html`<section class="files backup" aria-labelledby="backup-heading">
      <h2 id="backup-heading">Backup</h2>
      <p class="aside">Events and recent sheets are saved in this browser only. A backup is a file with all of them, the bin included; restoring it here or on another device merges what is already there.</p>
      <p class="event-tools">
        <button type="button" class="choice" @click=${this.save}>Back up everything</button>
        <label class="choice file">Restore<input type="file" accept=".json,application/json" @change=${this.chosen} /></label>
      </p>
      ${workNote(this.writing)} ${this.restoring ? progressNote(this.restoring, RESTORED, onPage().numbers, () => this.stopping?.abort()) : nothing}
      <p role="status">${this.said}</p>
      <div role="alert">${this.problems.length > 0 ? html`<div class="problem">${this.problems.map((problem) => html`<p>${problem}</p>`)}</div>` : nothing}</div>
    </section>`;
  }

  private readonly save = async (): Promise<void> => {
    const { backupParts } = await import('../store/backup.ts');
    this.said = '';
    const text = await this.writing.write(backupParts());
    if (text === null) return this.say('Stopped. No backup was saved.');
    if (text === '') return this.say('There is nothing to back up yet.');
    saveBackup(text);
    this.say('The backup was saved as a file.');
  };

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    input.value = '';
    await this.restore(text);
    await this.changed();
  };

  private async restore(text: string): Promise<void> {
    this.stopping?.abort();
    const stopping = (this.stopping = new AbortController());
    const { restoreBackup } = await import('../store/backup.ts');
    const progress = (restored: Progress) => {
      if (this.stopping === stopping) this.restoring = restored;
    };
    const { numbers } = onPage();
    const restored = await restoreBackup(text, { progress, signal: stopping.signal, numbers });
    if (this.stopping !== stopping) return;
    this.restoring = null;
    this.problems = restored.problems;
    this.say(summary(restored, stopping.signal.aborted, numbers));
  }

  private say(words: string): void {
    this.said = words;
    announce(words);
  }
}

/** "One event added, 2 merged, 3 recent sheets added." */
function summary({ added, merged, sheets, problems }: Restored, isStopped: boolean, { amount }: Numbers): string {
  const stopped = isStopped ? 'Stopped. ' : '';
  const parts = [
    ...(added > 0 ? [`${amount(added, 'event')} added`] : []),
    ...(merged > 0 ? [`${amount(merged, 'event')} merged`] : []),
    ...(sheets > 0 ? [`${amount(sheets, 'recent sheet')} added`] : []),
  ];
  if (parts.length > 0) return `${stopped}${capital(parts.join(', '))}.`;
  return isStopped || problems.length > 0 ? stopped : 'Everything in the backup is here already.';
}

export function saveBackup(text: string): void {
  saveFile(`tallysheet-backup-${isoDay()}.json`, text, 'application/json');
  backedUp();
}

drawnFrom(TallyBackup, 'said', 'problems', 'changed', 'restoring');
customElements.define('tally-backup', TallyBackup);
