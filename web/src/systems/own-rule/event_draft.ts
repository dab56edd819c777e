// The text of an event's rule while it is written: kept on this device until the event takes it, or it is discarded.
import { keep, kept } from '../../device/storage.ts';

export const RULE_DRAFTS = 'ruleDrafts';

/** Texts by the events' ids. */
type Drafts = Record<string, string>;

/** The drafts of this visit, if the device refuses to store them. */
let inMemory: Drafts | null = null;

/** Undefined where there is none. */
export function eventDraft(event: string): string | undefined {
  return drafts()[event];
}

/** Undefined removes it. */
export function keepEventDraft(event: string, text: string | undefined): void {
  const { [event]: _, ...others } = drafts();
  const now = text === undefined ? others : { ...others, [event]: text };
  inMemory = keep(RULE_DRAFTS, now) ? null : now;
}

function drafts(): Drafts {
  const found = inMemory ?? kept(RULE_DRAFTS);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string')) as Drafts;
}
