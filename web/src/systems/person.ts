// A person on an event's list, as typed. The key is the identity: names and numbers may change, and two people may have
// the same ones until the director tells them apart.
import type { ListShape, RecordShape } from '../form/shape.ts';
import { KEY, TYPED } from '../form/shape.ts';
import { newId } from './event_game.ts';

/** Expected means registered and not yet there. Whoever left is no longer expected; the results count. */
export const PRESENCES = ['expected', 'here', 'late', 'left'] as const;

export type Presence = (typeof PRESENCES)[number];

export interface Person {
  key: string;
  name: string;
  number?: string;
  /** Club or team. */
  team?: string;
  /** The first round that counts for the team, as typed; absent for the first of the event. */
  teamFrom?: string;
  /** Has won a competition that bars from the Challenger class. */
  champion?: boolean;
  /** For the director alone. */
  note?: string;
  /** Absent for expected. */
  presence?: Presence;
  /** Plays without being ranked. */
  guest?: boolean;
  /** The name before the last change, under which other devices may still enter games. */
  formerly?: string;
}

/** The fields that a person types. */
export type PersonField = 'name' | 'number' | 'team' | 'teamFrom' | 'note';

const PERSON: RecordShape = {
  is: 'record',
  fields: {
    key: KEY,
    name: TYPED,
    number: TYPED,
    team: TYPED,
    teamFrom: TYPED,
    note: TYPED,
    presence: { is: 'one of', values: PRESENCES },
    guest: { is: 'flag' },
    formerly: TYPED,
    champion: { is: 'flag' },
  },
  optional: ['number', 'team', 'teamFrom', 'note', 'presence', 'guest', 'formerly', 'champion'],
};

/** The most people whom a list takes. */
export const MOST_PEOPLE = 2_000;

export const PEOPLE: ListShape = { is: 'list', row: PERSON, least: 0, most: MOST_PEOPLE };

export function newPerson(fields: Omit<Person, 'key'>): Person {
  return { key: newId(), ...fields };
}

export function presenceOf({ presence = 'expected' }: Person): Presence {
  return presence;
}
