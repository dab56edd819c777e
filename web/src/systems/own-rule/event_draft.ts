// The text of an event's rule while it is written: kept on this device until the event takes it, or it is discarded. What another
// tab wrote meanwhile is kept, too.
import { keep, kept } from '../../device/storage.ts';
import { overwritten } from './overwritten.ts';

export const RULE_DRAFTS = 'ruleDrafts';
const OTHER_DRAFTS = 'otherRuleDrafts';

/** Values by the events' ids. */
type ByEvent = Record<string, unknown>;

/** What this visit wrote, by keys, where the device refuses to store it. */
const inMemory = new Map<string, ByEvent>();

/** Undefined where there is none. */
export function eventDraft(event: string): string | undefined {
  const text = all(RULE_DRAFTS)[event];
  return typeof text === 'string' ? text : undefined;
}

/** Texts that other tabs had written when they were replaced unseen. */
export function otherDrafts(event: string): string[] {
  const texts = all(OTHER_DRAFTS)[event];
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** Undefined removes it. `seen` is the text over which it was typed. */
export function keepEventDraft(event: string, text: string | undefined, seen: string): void {
  const others = overwritten(eventDraft(event), seen, text);
  if (others.length > 0) keepOtherDrafts(event, [...otherDrafts(event), ...others]);
  write(RULE_DRAFTS, event, text);
}

export function keepOtherDrafts(event: string, texts: readonly string[]): void {
  write(OTHER_DRAFTS, event, texts.length > 0 ? texts : undefined);
}

function write(key: string, event: string, value: unknown): void {
  const { [event]: _, ...others } = all(key);
  const now = value === undefined ? others : { ...others, [event]: value };
  if (keep(key, now)) inMemory.delete(key);
  else inMemory.set(key, now);
}

function all(key: string): ByEvent {
  const found = inMemory.get(key) ?? kept(key);
  return typeof found === 'object' && found !== null ? (found as ByEvent) : {};
}
