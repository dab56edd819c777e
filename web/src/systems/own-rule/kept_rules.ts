// The rules that are kept on this device, in one list that all tabs share. Each change reads the list again, so that two tabs
// lose nothing of each other. What one of them wrote into a rule unseen by the other is kept beside the rule's text.
import { keep, kept } from '../../device/storage.ts';
import type { Contents } from '../../form/state.ts';
import { newId } from '../event_game.ts';
import { overwritten } from './overwritten.ts';

export const RULES = 'rules';

export interface KeptRule {
  id: string;
  text: string;
  /** Milliseconds since 1970. */
  changed: number;
  /** Texts that other tabs had written when they were replaced unseen. */
  others?: string[];
  /** When it was deleted. It can be got back until it is deleted for good. */
  deleted?: number;
  /** The games that are scored beside it while it is written. */
  examples?: { board?: Contents; players?: Contents };
}

/** The rules of this visit, if the device refuses to store them. */
let inMemory: KeptRule[] | null = null;

/** Whether the rules could not be saved. */
export function isUnsaved(): boolean {
  return inMemory !== null;
}

/** Those not deleted, latest first. */
export function keptRules(): KeptRule[] {
  return allRules().filter(({ deleted }) => deleted === undefined);
}

/** Latest first. */
export function deletedRules(): KeptRule[] {
  const deleted = allRules().filter((rule) => rule.deleted !== undefined);
  return deleted.sort((one, other) => (other.deleted ?? 0) - (one.deleted ?? 0));
}

export function keptRule(id: string): KeptRule | undefined {
  return allRules().find((rule) => rule.id === id);
}

/** Adds a rule, and returns its id. */
export function addRule(text: string): string {
  const rule = { id: newId(), text, changed: Date.now() };
  write([rule, ...allRules()]);
  return rule.id;
}

/** A rule that another tab has removed from the device comes back with what is written here. */
export function changeRule(id: string, changes: Partial<Omit<KeptRule, 'id'>>): void {
  const rules = allRules();
  const known = rules.find((rule) => rule.id === id) ?? { id, text: '', changed: Date.now() };
  write([{ ...known, ...changes }, ...rules.filter((rule) => rule.id !== id)]);
}

/** `seen` is the text over which it was typed. */
export function changeText(id: string, text: string, seen: string): void {
  const kept = keptRule(id);
  const others = [...(kept?.others ?? []), ...overwritten(kept?.text, seen, text)];
  changeRule(id, { text, changed: Date.now(), ...(others.length > 0 ? { others } : {}) });
}

export function deleteRule(id: string): void {
  changeRule(id, { deleted: Date.now() });
}

export function restoreRule(id: string): void {
  write(allRules().map((rule) => (rule.id === id ? withoutDeleted(rule) : rule)));
}

/** Removes deleted rules from the device. */
export function clearDeleted(): void {
  write(keptRules());
}

function withoutDeleted({ deleted: _, ...rule }: KeptRule): KeptRule {
  return rule;
}

function allRules(): KeptRule[] {
  const found = inMemory ?? kept(RULES);
  const rules = Array.isArray(found) ? found.filter(isRule) : [];
  return rules.sort((one, other) => other.changed - one.changed);
}

function write(rules: KeptRule[]): void {
  inMemory = keep(RULES, rules) ? null : rules;
}

function isRule(found: unknown): found is KeptRule {
  if (typeof found !== 'object' || found === null) return false;
  const { id, text, changed, others = [] } = found as Partial<KeptRule>;
  const areTexts = Array.isArray(others) && others.every((other) => typeof other === 'string');
  return typeof id === 'string' && typeof text === 'string' && typeof changed === 'number' && areTexts;
}

/** Whether a stored value is a list of rules. */
export function areRules(found: unknown): boolean {
  return Array.isArray(found) && found.every(isRule);
}
