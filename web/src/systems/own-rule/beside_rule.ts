// The rule under which an event's standings are shown beside its own: a choice of this device, not of the event. One's own rule
// is followed as it is rewritten, until it is deleted.
import { keepOfEvent, keptOfEvent } from './by_event.ts';
import { changeRule, keptRule, keptRules, restoreRule } from './kept_rules.ts';

export const BESIDE = 'rulesBeside';

export interface BesideRule {
  /** The rule’s present text; a deleted rule has the text that it had when it was chosen. */
  text: string;
  isDeleted: boolean;
}

interface Chosen {
  text: string;
  /** Absent for a rule of the library. */
  id?: string;
}

/** Null where none is chosen. */
export function besideRule(event: string): BesideRule | null {
  const chosen = chosenIn(event);
  if (!chosen) return null;
  if (chosen.id === undefined) return { text: chosen.text, isDeleted: false };
  const rule = keptRule(chosen.id);
  return rule && rule.deleted === undefined
    ? { text: rule.text, isDeleted: false }
    : { text: rule?.text ?? chosen.text, isDeleted: true };
}

/** A blank text chooses none. */
export function chooseBeside(event: string, text: string): void {
  const id = keptRules().find((rule) => rule.text === text)?.id;
  const chosen: Chosen = { text, ...(id === undefined ? {} : { id }) };
  keepOfEvent(BESIDE, event, text === '' ? undefined : chosen);
}

/** Puts the chosen rule back among one's own, also where it was deleted for good. */
export function restoreBeside(event: string): void {
  const { id, text } = chosenIn(event) ?? {};
  if (id === undefined || text === undefined) return;
  if (keptRule(id)) restoreRule(id);
  else changeRule(id, { text });
}

function chosenIn(event: string): Chosen | null {
  const found = keptOfEvent(BESIDE, event);
  if (typeof found !== 'object' || found === null) return null;
  const { text, id } = found as Partial<Record<keyof Chosen, unknown>>;
  if (typeof text !== 'string' || (id !== undefined && typeof id !== 'string')) return null;
  return { text, ...(id === undefined ? {} : { id }) };
}
