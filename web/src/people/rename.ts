// Renames players in the list of people. Two people who become one keep all that is known of both.
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import { madeOne, withTexts } from './changes.ts';

/** The list after `from` was renamed to `to`; null if that does not concern it. */
export function peopleRenamed(people: readonly Person[], from: string, to: string): Person[] | null {
  const renamed = people.filter(({ name }) => plainName(name) === from);
  if (renamed.length === 0) return null;
  const all = renamed.reduce<Person[]>((list, { key }) => withTexts(list, key, { name: to }), [...people]);
  const keys = new Set(renamed.map(({ key }) => key));
  const there = people.filter(({ name }) => plainName(name) === to);
  return there.length === 0 ? all : madeOne(all, [...there, ...all.filter(({ key }) => keys.has(key))]);
}

/** Players who are not on the list but have the former name of a person who is. */
export function underFormerNames(people: readonly Person[], players: Iterable<string>): [name: string, Person][] {
  const registered = new Set(people.map(({ name }) => plainName(name)));
  const byFormer = new Map(people.flatMap((one) => (one.formerly ? [[one.formerly, one] as const] : [])));
  return [...players].flatMap((name): [string, Person][] => {
    const person = registered.has(name) ? undefined : byFormer.get(name);
    return person ? [[name, person]] : [];
  });
}
