// The lists of an event besides its games. Files, links, stored events and their checks follow from this table.
import type { ListShape } from '../form/shape.ts';
import type { TallyEvent } from './event.ts';
import { PEOPLE } from './person.ts';
import { RULINGS } from './ruling.ts';

/** In the order in which a file has them. Each is absent until it has a row. */
export const HEAD_LISTS = { people: PEOPLE, rulings: RULINGS } as const satisfies Record<string, ListShape>;

export type HeadListName = keyof typeof HEAD_LISTS;

export const HEAD_LIST_NAMES = Object.keys(HEAD_LISTS) as HeadListName[];

/** The lists that are there. */
export function headLists(event: Pick<TallyEvent, HeadListName>): Pick<TallyEvent, HeadListName> {
  const there = HEAD_LIST_NAMES.filter((name) => event[name] !== undefined);
  return Object.fromEntries(there.map((name) => [name, event[name]]));
}
