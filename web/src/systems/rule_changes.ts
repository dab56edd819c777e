// The setting of every event that holds which of its rules were changed after the first result, and when, as JSON.
import type { Setting, Settings } from './event_rules.ts';

export const RULE_CHANGES: Setting = {
  name: 'ruleChanges',
  label: 'Rules changed after the first result',
  inView: true,
};

/** The setting's path in an event's head. What two devices say is joined, so there is nothing to choose. */
export const RULE_CHANGES_PATH = `/settings/${RULE_CHANGES.name}`;

export interface RuleChange {
  /** Milliseconds since 1970. */
  at: number;
  /** The rule's label and its values, in the words of the settings. */
  rule: string;
  from: string;
  to: string;
}

type Written = [at: number, rule: string, from: string, to: string];

/** The longest text that a file may have here; the oldest changes give way. */
const MOST_CHARACTERS = 10_000;

/** Changes of one rule within this time are one change: milliseconds. */
const TOGETHER = 60_000;

/** In order of time; none in a text that is not one of ours. */
export function ruleChangesIn(text: string): RuleChange[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    const written = Array.isArray(found) ? found.filter(isWritten) : [];
    return written.map(([at, rule, from, to]) => ({ at, rule, from, to })).sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

function isWritten(found: unknown): found is Written {
  if (!Array.isArray(found) || found.length !== 4) return false;
  return found.every((value, at) => (at === 0 ? Number.isFinite(value) : typeof value === 'string'));
}

function written(changes: readonly RuleChange[]): string {
  const kept = [...changes];
  const text = () => JSON.stringify(kept.map(({ at, rule, from, to }): Written => [at, rule, from, to]));
  while (text().length > MOST_CHARACTERS) kept.shift();
  return kept.length === 0 ? '' : text();
}

/** The setting with one more change. A rule that goes on being changed, as by typing, has one entry. */
export function withRuleChange(text: string, change: RuleChange): string {
  const before = ruleChangesIn(text);
  const last = before.at(-1);
  const goesOn = last?.rule === change.rule && last.to === change.from && change.at - last.at < TOGETHER;
  const now = goesOn ? { ...change, from: last.from } : change;
  const others = goesOn ? before.slice(0, -1) : before;
  return written(now.from === now.to ? others : [...others, now]);
}

/** Joins the changes of two devices. Both come to the same in either order. */
export function joinedRuleChanges(text: string, other: string): string {
  const known = new Map([...ruleChangesIn(text), ...ruleChangesIn(other)].map((one) => [JSON.stringify(one), one]));
  const inOrder = [...known].sort(([one, a], [two, b]) => a.at - b.at || (one < two ? -1 : 1));
  return written(inOrder.map(([, change]) => change));
}

/** The value of a setting in words. */
export function valueInWords({ name, values, usual = '', words }: Setting, settings: Settings): string {
  const now = (settings[name] ?? '').trim();
  if (words) return words(now);
  if (!values) return now || usual || 'blank';
  return (values.find(({ value }) => value === now) ?? values[0])?.label ?? now;
}

/** A setting's value before a change and after it, in words. */
export function changeInWords(setting: Setting, before: Settings, after: Settings): { from: string; to: string } {
  const { name, change } = setting;
  if (change) return change(before[name] ?? '', after[name] ?? '');
  return { from: valueInWords(setting, before), to: valueInWords(setting, after) };
}
