// A director's actions on the people of an event, each as one step that can be undone.
import {
  madeOne,
  without,
  withChampion,
  withGuest,
  withPresence,
  withTexts,
  type PersonTexts,
} from '../people/changes.ts';
import { newPerson, presenceOf, type Person, type Presence } from '../systems/person.ts';
import { shortened } from '../ui/sentences.ts';
import type { EventModel } from './event_model.ts';

const NOW: Record<Presence, string> = { expected: 'expected', here: 'here', late: 'late', left: 'left' };

/** Sets the state; the one that stands already is taken back. */
export function setPresence({ store }: EventModel, person: Person, presence: Presence): void {
  const next = presenceOf(person) === presence ? 'expected' : presence;
  const did = next === 'left' ? `${shortened(person.name)} left` : `${shortened(person.name)} is ${NOW[next]}`;
  store.changeHead({ people: withPresence(store.people, person.key, next) }, did, `presence ${person.key}`);
}

export function setGuest({ store }: EventModel, { key, name }: Person, isGuest: boolean): void {
  const did = `${shortened(name)} is ${isGuest ? 'a guest' : 'no guest'}`;
  store.changeHead({ people: withGuest(store.people, key, isGuest) }, did);
}

export function setChampion({ store }: EventModel, { key, name }: Person, champion: boolean): void {
  const did = `${shortened(name)} has ${champion ? '' : 'not '}won before`;
  store.changeHead({ people: withChampion(store.people, key, champion) }, did);
}

/** Writes what is typed about a person, apart from the name. */
export function setTexts({ store }: EventModel, { key, name }: Person, texts: PersonTexts): void {
  store.changeHead({ people: withTexts(store.people, key, texts) }, `${shortened(name)} edited`, `person ${key}`);
}

/** Puts a player on the list. */
export function register({ store }: EventModel, name: string): void {
  const people = [...store.people, newPerson({ name, presence: 'here' })];
  store.changeHead({ people }, `${shortened(name)} added to the list`);
}

export function registerAll({ store, numbers }: EventModel, names: string[]): void {
  const people = [...store.people, ...names.map((name) => newPerson({ name, presence: 'here' }))];
  store.changeHead({ people }, `${numbers.amount(names.length, 'person', 'people')} added to the list`);
}

/** Takes a person off the list. The games stay as they are. */
export function unregister({ store }: EventModel, { key, name }: Person): void {
  store.changeHead({ people: without(store.people, key) }, `${shortened(name)} taken off the list`);
}

export function makeOne({ store }: EventModel, group: Person[]): void {
  store.changeHead({ people: madeOne(store.people, group) }, `${shortened(group[0]!.name)} listed once`);
}
