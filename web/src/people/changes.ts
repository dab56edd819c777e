// What can be done to an event's list of people. Every function returns the new list.
import { presenceOf, type Person, type PersonField, type Presence } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';

export const FIELDS: readonly PersonField[] = ['name', 'number', 'team', 'teamFrom', 'note'];

export type PersonTexts = Partial<Record<PersonField, string>>;

/** The list with this person's texts. A blank name changes nothing; the name before is remembered. */
export function withTexts(people: readonly Person[], key: string, texts: PersonTexts): Person[] {
  return people.map((person) => (person.key === key ? changed(person, texts) : person));
}

function changed(person: Person, texts: PersonTexts): Person {
  const name = plainName(texts.name ?? '') || person.name;
  const isRenamed = plainName(person.name) !== name;
  const { name: _, ...others } = texts;
  return { ...person, name, ...others, ...(isRenamed ? { formerly: plainName(person.name) } : {}) };
}

export function withPresence(people: readonly Person[], key: string, presence: Presence): Person[] {
  return people.map((person) => (person.key === key ? { ...person, presence } : person));
}

export function withGuest(people: readonly Person[], key: string, guest: boolean): Person[] {
  return people.map((person) => (person.key === key ? { ...person, guest } : person));
}

export function without(people: readonly Person[], key: string): Person[] {
  return people.filter((person) => person.key !== key);
}

/** Groups of people of one name, as after two devices have registered the same. */
export function registeredTwice(people: readonly Person[]): Person[][] {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const name = plainName(person.name);
    groups.set(name, [...(groups.get(name) ?? []), person]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

export function withChampion(people: readonly Person[], key: string, champion: boolean): Person[] {
  return people.map((person) => (person.key === key ? { ...person, champion } : person));
}

/** The list in which the first of these people has all that is known of them. Differing texts stand beside each other. */
export function madeOne(people: readonly Person[], [first, ...others]: readonly Person[]): Person[] {
  if (!first) return [...people];
  const gone = new Set(others.map(({ key }) => key));
  const one = others.reduce(joined, first);
  return people.filter(({ key }) => !gone.has(key)).map((person) => (person.key === one.key ? one : person));
}

function joined(one: Person, other: Person): Person {
  const texts = (['number', 'team', 'teamFrom', 'note'] as const).flatMap((field) => {
    const all = [...new Set([one[field], other[field]].map((text) => text?.trim() ?? ''))].filter(
      (text) => text !== '',
    );
    return all.length === 0 ? [] : [[field, all.join(' / ')]];
  });
  const presence = presenceOf(one) === 'expected' ? presenceOf(other) : presenceOf(one);
  const formerly = one.formerly ?? other.formerly;
  return {
    ...one,
    ...Object.fromEntries(texts),
    ...(presence === 'expected' ? {} : { presence }),
    ...(one.guest || other.guest ? { guest: true } : {}),
    ...(one.champion || other.champion ? { champion: true } : {}),
    ...(formerly === undefined ? {} : { formerly }),
  };
}

export interface Counts {
  registered: number;
  here: number;
  late: number;
  left: number;
  guests: number;
}

export function counted(people: readonly Person[]): Counts {
  const count = (is: (person: Person) => boolean) => people.filter(is).length;
  return {
    registered: people.length,
    here: count(({ presence }) => presence === 'here'),
    late: count(({ presence }) => presence === 'late'),
    left: count(({ presence }) => presence === 'left'),
    guests: count(({ guest }) => guest === true),
  };
}

const guests = new WeakMap<readonly Person[], ReadonlySet<string>>();

/** The names of those who play without being ranked. */
export function guestsAmong(people: readonly Person[]): ReadonlySet<string> {
  const known = guests.get(people) ?? new Set(people.filter(({ guest }) => guest).map(({ name }) => plainName(name)));
  guests.set(people, known);
  return known;
}

/** The person of this name; the first of several. */
export function personCalled(people: readonly Person[], name: string): Person | undefined {
  return people.find((person) => plainName(person.name) === name);
}
