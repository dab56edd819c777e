// The event as a results page carries it: all that its scores and places need, and nothing that is the organiser's alone.
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame, GameState } from '../systems/event_game.ts';
import { DIFFERENT_GAMES, DIFFERENT_NAMES } from '../systems/different_names.ts';
import type { Person } from '../systems/person.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { playersOf, type Ruling } from '../systems/ruling.ts';
import { initialsOf } from './initials.ts';

/** The event's id on every results page, so that no page is taken for the organiser's own event. */
const PUBLISHED = 'published';

/** Games and people are numbered in their order. Of people, only those who play are in it, with name, team and whether they
 *  are guests. `initials` has every name shortened. */
export function forPublication(event: TallyEvent, initials: boolean): TallyEvent {
  const names = [...new Set(event.games.flatMap(namesOf))];
  const shown = initials ? initialsOf(names) : new Map<string, string>();
  const nameOf = (name: string) => shown.get(plainName(name)) ?? name;
  const people = published(event.people ?? [], new Set(names), nameOf);
  const rulings = publishedRulings(event.rulings ?? [], new Set(names), nameOf);
  return {
    version: event.version,
    id: PUBLISHED,
    name: event.name,
    system: event.system,
    settings: withoutNotes(event.settings),
    ...(people.length > 0 ? { people } : {}),
    ...(rulings.length > 0 ? { rulings } : {}),
    games: event.games.map((game, at) => ({ ...withNames(game, nameOf), id: String(at + 1) })),
  };
}

function namesOf({ state, seats = [] }: EventGame): string[] {
  return [...namesIn(state), ...seats.flatMap(({ began, tookOver }) => [began, tookOver])];
}

function published(people: readonly Person[], playing: Set<string>, nameOf: (name: string) => string): Person[] {
  const who = people.filter(({ name }) => playing.has(plainName(name)));
  return who.map(({ name, team, teamFrom, guest }, at) => ({
    key: String(at + 1),
    name: nameOf(name),
    ...(team ? { team } : {}),
    ...(teamFrom ? { teamFrom } : {}),
    ...(guest ? { guest } : {}),
  }));
}

/** Without reasons, which may name people. */
function publishedRulings(
  rulings: readonly Ruling[],
  playing: Set<string>,
  nameOf: (name: string) => string,
): Ruling[] {
  const named = rulings.map(({ reason: _, ...ruling }, at) => {
    const players = playersOf(ruling).filter((name) => playing.has(name));
    const names = ruling.players === undefined ? {} : { players: players.map(nameOf).join('\n') };
    return { ...ruling, ...names, key: String(at + 1) };
  });
  return named.filter(({ players }) => players !== '');
}

function withNames(game: EventGame, nameOf: (name: string) => string): EventGame {
  const seats = game.seats?.map(({ began, tookOver }, at) => ({
    key: String(at + 1),
    began: nameOf(began),
    tookOver: nameOf(tookOver),
  }));
  return { ...game, state: renamedAll(game.state, nameOf) as GameState, ...(seats ? { seats } : {}) };
}

/** Leaves out the organiser's notes on which similar names are different people, since they name people. */
function withoutNotes(settings: TallyEvent['settings']): TallyEvent['settings'] {
  const { [DIFFERENT_NAMES.name]: _names, [DIFFERENT_GAMES.name]: _games, ...others } = settings;
  return others;
}

/** The contents with every player's name changed. (The functions beside `renamed` are part of a first visit.) */
function renamedAll(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamedAll(inner, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => {
    const isName = field === 'player' && typeof inner === 'string';
    return [field, isName ? nameOf(inner) : renamedAll(inner, nameOf)];
  });
  return Object.fromEntries(fields);
}
