// Finds, changes and sorts players' names in the states of games: every text named `player`, in any form.
import type { EventGame, GameState } from './event_game.ts';

/** Normalises a name as the engine does to compare names. */
export function plainName(typed: string): string {
  return typed.trim().normalize('NFC');
}

/** One for all names: `localeCompare` would look one up for each pair. */
let collator: Intl.Collator | undefined;

export function inAlphabet(names: Iterable<string>): string[] {
  collator ??= new Intl.Collator('en');
  return [...names].sort(collator.compare);
}

const known = new WeakMap<GameState, string[]>();

/** The names in a game, in the order of its rows, without duplicates. */
export function namesIn(state: GameState): string[] {
  const names = known.get(state) ?? [...new Set(collected(state).map(plainName))].filter((name) => name !== '');
  known.set(state, names);
  return names;
}

function collected(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collected);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'player' && typeof inner === 'string' ? [inner] : collected(inner),
  );
}

/** Returns the state with a player renamed. */
export function renamed<State>(state: State, from: string, to: string): State {
  return withNames(state, (name) => (plainName(name) === from ? to : name)) as State;
}

function withNames(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withNames(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [
    field,
    field === 'player' && typeof inner === 'string' ? change(inner) : withNames(inner, change),
  ]);
  return Object.fromEntries(fields);
}

/** The headings of these games, each once. */
export function headingsOf(games: readonly EventGame[]): string[] {
  return [...new Set(games.map(({ state }) => state.heading.trim()))].filter((heading) => heading !== '');
}
