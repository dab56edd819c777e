// Writes an event's changes to the device and then tells other tabs: the first at once, those that follow it together.
// Records that the device refuses are tried again; other tabs receive them once, refused or not. If they came earlier,
// other tabs would have records that the device lacks if this tab were closed in between.
import type { EventDevice } from './event_device.ts';
import type { EventRecords } from './event_records.ts';
import type { UndoHistory } from './undo_history.ts';

/** The least time between two writes: milliseconds. */
const SOON = 150;

/** How long the device is left alone after it took nothing: milliseconds. */
const LATER = 3000;

/** The data to save, and its destination. */
interface Saved {
  records: EventRecords;
  history: UndoHistory;
  device: EventDevice;
}

export class EventSaving {
  private writing: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private latest = -SOON;

  /** `changed` is called where another tab's work is found on the device. */
  constructor(
    private readonly event: string,
    private readonly saved: Saved,
    private readonly changed: () => void,
  ) {}

  soon(): void {
    this.timer ??= setTimeout(this.now, this.latest + SOON - performance.now());
  }

  /** Writes what is not yet written, after what is being written. */
  readonly now = (): Promise<void> => {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  };

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.timer = undefined;
    this.latest = performance.now();
    const { records, history, device } = this.saved;
    const steps = history.takeUnsaved();
    const { outgoing, news } = records.send();
    if (outgoing.length + steps.put.length + steps.remove.length === 0) return;
    const stored = await device.keep(this.event, outgoing, steps);
    if (records.finish(stored)) this.changed();
    if (news.size > 0) device.tell({ event: this.event, records: news });
    if (stored) return device.tellWritten(this.event);
    history.putBack(steps);
    this.retry = setTimeout(this.now, LATER); // there may be room again, should nothing more be typed
  }
}
