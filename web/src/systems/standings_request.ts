// The request for an event's standings, made of the games' entries, and what its problems are about.
import type { Problem } from 'tallysheet';
import type { EventRules, RequestEntry } from './event_rules.ts';

export function standingsRequest({ list }: EventRules, options: object, entries: RequestEntry[]): any {
  return { ...options, [list]: entries.map(({ value }) => value) };
}

/** The index of the entry that a problem is about: "/boards/3/finishers" is about the fourth. -1 if there is none. */
export function entryOf({ list }: EventRules, { at }: Problem): number {
  const [, name, index = ''] = at.split('/');
  return name === list && index !== '' ? Number(index) : -1;
}

/** The problem with the pointer of its field on the game's own form; null if it is not about an entry. */
export function onForm(rules: EventRules, problem: Problem, entries: RequestEntry[]): Problem | null {
  const entry = entries[entryOf(rules, problem)];
  const [, , , ...rest] = problem.at.split('/');
  return entry ? { ...problem, at: `${entry.at}/${rest.join('/')}` } : null;
}
