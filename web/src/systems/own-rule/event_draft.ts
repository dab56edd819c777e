// The text of an event's rule while it is written: kept on this device until the event takes it, or it is discarded. What another
// tab wrote meanwhile is kept, too.
import { keepOfEvent, keptOfEvent } from './by_event.ts';
import { overwritten } from './overwritten.ts';

export const RULE_DRAFTS = 'ruleDrafts';
const OTHER_DRAFTS = 'otherRuleDrafts';

/** Undefined where there is none. */
export function eventDraft(event: string): string | undefined {
  const text = keptOfEvent(RULE_DRAFTS, event);
  return typeof text === 'string' ? text : undefined;
}

/** Texts that other tabs had written when they were replaced unseen. */
export function otherDrafts(event: string): string[] {
  const texts = keptOfEvent(OTHER_DRAFTS, event);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** Undefined removes it. `seen` is the text over which it was typed. */
export function keepEventDraft(event: string, text: string | undefined, seen: string): void {
  const others = overwritten(eventDraft(event), seen, text);
  if (others.length > 0) keepOtherDrafts(event, [...otherDrafts(event), ...others]);
  keepOfEvent(RULE_DRAFTS, event, text);
}

export function keepOtherDrafts(event: string, texts: readonly string[]): void {
  keepOfEvent(OTHER_DRAFTS, event, texts.length > 0 ? texts : undefined);
}
