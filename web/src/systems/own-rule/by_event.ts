// Stores texts for each event on this device, besides the event itself; for this visit only if the device refuses.
import { keep, kept } from '../../device/storage.ts';

/** Values by the events' ids. */
type ByEvent = Record<string, unknown>;

/** Values by key, kept for this visit where the device refuses to store them. */
const inMemory = new Map<string, ByEvent>();

export function keptOfEvent(key: string, event: string): unknown {
  return all(key)[event];
}

/** Undefined removes it. */
export function keepOfEvent(key: string, event: string, value: unknown): void {
  const { [event]: _, ...others } = all(key);
  const now = value === undefined ? others : { ...others, [event]: value };
  if (keep(key, now)) inMemory.delete(key);
  else inMemory.set(key, now);
}

function all(key: string): ByEvent {
  const found = inMemory.get(key) ?? kept(key);
  return typeof found === 'object' && found !== null ? (found as ByEvent) : {};
}
