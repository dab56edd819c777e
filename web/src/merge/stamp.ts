// Stamps say when a field was written and by whom. They compare as text: of two stamps, the later is the greater.

/** Eleven base-36 digits of milliseconds, six characters for the device and three for its tab. */
export type Stamp = string;

/** The stamp of what versions without stamps wrote. Every other stamp is greater. */
export const NO_STAMP: Stamp = '0'.repeat(20);

/** The latest time of a `Date`, in milliseconds; no clock says a later one. */
export const LATEST_TIME = 8.64e15;

export function stampAt(time: number, writer: string): Stamp {
  return time.toString(36).padStart(11, '0') + writer;
}

export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && /^[0-9a-z]{20}$/.test(value) && timeOf(value) <= LATEST_TIME;
}

/** In milliseconds. */
export function timeOf(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, 11), 36);
}

/** The device and the tab that wrote. */
export function writerOf(stamp: Stamp): string {
  return stamp.slice(11);
}

export function deviceOf(stamp: Stamp): string {
  return stamp.slice(11, 17);
}

/** Makes the stamps of one tab. Each is later than every stamp that the tab has made or seen, whatever its clock says. */
export class StampClock {
  private last = 0;

  constructor(readonly writer: string) {}

  next(): Stamp {
    this.last = Math.max(this.last + 1, Math.trunc(Date.now()));
    return stampAt(this.last, this.writer);
  }

  /** Another's record, whose latest stamp is as late as its edition. */
  see({ edition }: { edition: number }): void {
    this.last = Math.max(this.last, Math.min(Math.trunc(edition), LATEST_TIME));
  }
}
