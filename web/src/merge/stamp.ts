// Stamps say when a field was written and by whom. They compare as text: of two stamps, the later is the greater.

/** Eleven base-36 digits of milliseconds, six characters for the device and three for its tab. */
export type Stamp = string;

/** The stamp of what versions without stamps wrote. Every other stamp is greater. */
export const NO_STAMP: Stamp = '0'.repeat(20);

/** How far the clock of one device can be ahead of another's: a century, in milliseconds. */
const CENTURY = 36_525 * 86_400_000;

/** No device has a clock that is right and behind this. */
const EARLIEST_CLOCK = Date.UTC(2026, 0, 1);

/** Later times are brought back to this one. Most keep their order, and all stay ahead of any clock. */
const BROUGHT_BACK = EARLIEST_CLOCK + CENTURY - 86_400_000 * 365;
const KEPT_APART = 1e9;

export function stampAt(time: number, writer: string): Stamp {
  return time.toString(36).padStart(11, '0') + writer;
}

export function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && /^[0-9a-z]{20}$/.test(value);
}

/** Whether a device's clock can say this time. Whoever has seen a time writes at later ones, so a time near the end of
 *  all times would leave none to write at. */
export function isPossibleTime(time: number): boolean {
  return time >= 0 && time <= Math.max(Date.now(), EARLIEST_CLOCK) + CENTURY;
}

/** The time itself if a clock can say it. */
export function possibleTime(time: number): number {
  if (isPossibleTime(time)) return Math.trunc(time);
  return time > 0 ? BROUGHT_BACK + (Math.trunc(time) % KEPT_APART) : 0;
}

/** The stamp at a time that a clock can say. */
export function possibleStamp(stamp: Stamp): Stamp {
  return isPossibleTime(timeOf(stamp)) ? stamp : stampAt(possibleTime(timeOf(stamp)), writerOf(stamp));
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

/** Makes the stamps of one tab. Each is later than every stamp that the tab has made or seen, even if its clock is behind. */
export class StampClock {
  private last = 0;

  constructor(private readonly writer: () => string) {}

  next(): Stamp {
    this.last = Math.max(this.last + 1, Math.trunc(Date.now()));
    return stampAt(this.last, this.writer());
  }

  /** A time in another's stamps. */
  see(time: number): void {
    this.last = Math.max(this.last, possibleTime(time));
  }
}
