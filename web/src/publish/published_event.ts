// The event as a results page carries it: all that its scores and places need, and nothing that is the organiser's alone.
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame, GameState } from '../systems/event_game.ts';
import { DIFFERENT_GAMES, DIFFERENT_NAMES } from '../systems/different_names.ts';
import { DRAW_SETTINGS } from '../systems/draw_settings.ts';
import { OWN_AWARDS, ownAwardsIn, ownAwardsText, winnersOf } from '../systems/own_awards.ts';
import type { Person } from '../systems/person.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { RULE_CHANGES } from '../systems/rule_changes.ts';
import { playersOf, type Ruling } from '../systems/ruling.ts';
import type { PublishOptions } from './options.ts';

/** The event's id on every results page, so that no page is taken for the organiser's own event. */
const PUBLISHED = 'published';

/** Games and people are numbered in their order. Only people who play are listed, with name, team and whether they are
 *  guests. `initials` shortens every name. */
export function forPublication(
  event: TallyEvent,
  { initials, awards }: Pick<PublishOptions, 'initials' | 'awards'>,
): TallyEvent {
  const names = [...new Set([...event.games.flatMap(namesOf), ...(awards ? winnersIn(event) : [])])];
  const shown = initials ? initialsOf(names) : new Map<string, string>();
  const nameOf = (name: string) => shown.get(plainName(name)) ?? name;
  const people = published(event.people ?? [], new Set(names), nameOf);
  const rulings = publishedRulings(event.rulings ?? [], new Set(names), nameOf);
  return {
    version: event.version,
    id: PUBLISHED,
    name: event.name,
    system: event.system,
    settings: { ...withoutNotes(event.settings), ...(awards ? ownAwards(event, initials, nameOf) : {}) },
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

/** Settings that no score or place needs. Many of them name people, such as pairs to be kept apart. */
const NOTES = [DIFFERENT_NAMES, DIFFERENT_GAMES, ...DRAW_SETTINGS, RULE_CHANGES, OWN_AWARDS].map(({ name }) => name);

function withoutNotes(settings: TallyEvent['settings']): TallyEvent['settings'] {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !NOTES.includes(name)));
}

function ownAwardsOf({ settings }: TallyEvent) {
  return ownAwardsIn(settings[OWN_AWARDS.name] ?? '');
}

function winnersIn(event: TallyEvent): string[] {
  return ownAwardsOf(event).flatMap(winnersOf).map(plainName);
}

/** The director's own awards; without their reasons, which may name people, where names are shortened. */
function ownAwards(event: TallyEvent, initials: boolean, nameOf: (name: string) => string): Record<string, string> {
  const awards = ownAwardsOf(event).map((award, at) => ({
    ...award,
    key: String(at + 1),
    winners: winnersOf(award).map(nameOf).join(', '),
    reason: initials ? '' : award.reason,
  }));
  return awards.length > 0 ? { [OWN_AWARDS.name]: ownAwardsText(awards) } : {};
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

/** Splits "Anna-Lena von der Heide" at spaces and hyphens. */
const WORD = /[\p{L}\p{N}][^\s-]*/gu;

/** "A.L.v.d.H." for each name; who comes later with the same ones has a number: "J.M. 2". */
export function initialsOf(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const name of names) {
    const letters = (name.match(WORD) ?? []).map((word) => `${[...word][0]}.`).join('') || '?';
    const count = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, count);
    found.set(name, count === 1 ? letters : `${letters} ${count}`);
  }
  return found;
}
