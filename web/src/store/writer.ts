// Who writes in this tab: the device, which keeps its name, and the tab, which has a new one on every visit.
import { keep, kept } from '../device/storage.ts';

const DEVICE = 'device';
const LOCKS = 'tallysheet writer ';

export let device = deviceName();

const tab = randomName(3);

/** Nine letters and digits: the device's and the tab's. */
export let writer = device + tab;

/** This tab's present and former names. */
const names = new Set([writer]);

/** Absent from pages without TLS. */
const locks = globalThis.navigator?.locks as LockManager | undefined;

holdLock();

/** The writers in other tabs of this device that are still open; none where the browser cannot tell. */
export async function otherWriters(): Promise<Set<string>> {
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  const writers = held.flatMap(({ name }) => (name?.startsWith(LOCKS) ? [name.slice(LOCKS.length)] : []));
  return new Set(writers.filter((one) => !names.has(one)));
}

/** Other tabs see from the lock that this one is open. */
function holdLock(): void {
  void locks?.request(LOCKS + writer, () => new Promise(() => {})).catch(() => {});
}

/** Keeps the name again where it is gone. Another tab may have taken a new one since. */
export function keepDeviceName(): void {
  if (kept(DEVICE) === undefined) keep(DEVICE, device);
}

/** Takes a new name, since another device has this one too: its profile was copied. */
export function renameDevice(): void {
  device = randomName(6);
  writer = device + tab;
  names.add(writer);
  keep(DEVICE, device);
  holdLock();
}

function deviceName(): string {
  const known = kept(DEVICE);
  if (typeof known === 'string' && /^[0-9a-z]{6}$/.test(known)) return known;
  const name = randomName(6);
  keep(DEVICE, name);
  return name;
}

function randomName(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}
