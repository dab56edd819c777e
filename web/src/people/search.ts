// Finds people during typing: by the beginnings of names, initials, numbers, nicknames in notes, and former names,
// without regard to capitals and accents.
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';

/** Letters that no decomposition takes apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** The text without capitals, accents and spaces at its ends. */
export function folded(text: string): string {
  const small = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return small.replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] as string).trim();
}

/** How well a person answers what was typed, best first. */
const RANKS = { wholeName: 0, wordsOfName: 1, initials: 2, withinName: 3, besides: 4 };

interface Entry {
  name: string;
  words: string[];
  initials: string;
  besides: string[];
}

const entries = new WeakMap<Person, Entry>();

function entryOf(person: Person): Entry {
  const known = entries.get(person);
  if (known) return known;
  const { number = '', team = '', note = '', formerly = '' } = person;
  const words = wordsIn(person.name);
  const entry = {
    name: folded(person.name),
    words,
    initials: words.map(([first]) => first).join(''),
    besides: [number, team, note, formerly].flatMap(wordsIn),
  };
  entries.set(person, entry);
  return entry;
}

function wordsIn(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Null if nothing about the person answers to the text. */
function rankOf(person: Person, typed: string, words: string[]): number | null {
  const { name, words: own, initials, besides } = entryOf(person);
  const begins = (all: string[]) => words.every((word) => all.some((one) => one.startsWith(word)));
  if (name.startsWith(typed)) return RANKS.wholeName;
  if (begins(own)) return RANKS.wordsOfName;
  if (initials.startsWith(words.join(''))) return RANKS.initials;
  if (name.includes(typed)) return RANKS.withinName;
  return begins([...own, ...besides]) ? RANKS.besides : null;
}

/** The people who answer to the text, best first and otherwise in their order; all of them for a blank text. */
export function peopleFound(people: readonly Person[], text: string): Person[] {
  const typed = folded(text);
  if (typed === '') return [...people];
  const words = wordsIn(text);
  if (words.length === 0) return people.filter(({ name }) => folded(name).includes(typed));
  const ranked = people.flatMap((person) => {
    const rank = rankOf(person, typed, words);
    return rank === null ? [] : [{ person, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ person }) => person);
}

/** A name to choose during typing. */
export interface Suggestion {
  name: string;
  /** The person, if registered. */
  person?: Person;
}

/** Names for a field: the registered first, then others who play in the event. Those who left come after the rest. */
export function namesFound(people: readonly Person[], others: Iterable<string>, text: string): Suggestion[] {
  const registered = new Set(people.map(({ name }) => plainName(name)));
  const unlisted = [...others].filter((name) => !registered.has(name)).map((name) => ({ key: '', name }));
  const found = peopleFound(people, text).sort((one, other) => Number(hasLeft(one)) - Number(hasLeft(other)));
  return [
    ...found.map((person) => ({ name: plainName(person.name), person })),
    ...peopleFound(unlisted, text).map(({ name }) => ({ name })),
  ];
}

function hasLeft({ presence }: Person): boolean {
  return presence === 'left';
}

/** The known name from which this one differs only in capitals or accents, unless it is known itself. */
export function spelledAlike(name: string, known: Iterable<string>): string | null {
  const plain = plainName(name);
  if (plain === '') return null;
  const letters = folded(plain);
  let alike: string | null = null;
  for (const one of known) {
    if (one === plain) return null;
    if (alike === null && folded(one) === letters) alike = one;
  }
  return alike;
}

/** The name to ask about at a field: the registered one from which what was typed differs only in capitals or accents, or
 *  else one of `elsewhere`, unless the typed one is among them. */
export function askedAbout(typed: string, registered: readonly string[], elsewhere: readonly string[]): string | null {
  const name = plainName(typed);
  if (registered.includes(name)) return null;
  return spelledAlike(name, registered) ?? spelledAlike(name, elsewhere);
}
