// Players' names within the states of games, whatever the form: a row's text named `player`.
import type { GameState } from './event.ts';

/** As the engine compares names. */
export function plainName(typed: string): string {
  return typed.trim().normalize('NFC');
}

const known = new WeakMap<GameState, string[]>();

/** The names in a game, in the order of its rows, each once. */
export function namesIn(state: GameState): string[] {
  const names = known.get(state) ?? [...new Set(collected(state).map(plainName))].filter((name) => name !== '');
  known.set(state, names);
  return names;
}

function collected(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collected);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'player' && typeof inner === 'string' ? [inner] : collected(inner)));
}

/** The same state with a player called otherwise. */
export function renamed<State>(state: State, from: string, to: string): State {
  return withNames(state, (name) => (plainName(name) === from ? to : name)) as State;
}

function withNames(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withNames(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, field === 'player' && typeof inner === 'string' ? change(inner) : withNames(inner, change)]);
  return Object.fromEntries(fields);
}

/** Names that a hurried hand may have written for one person: alike but for signs, spaces and case,
 *  or one or two letters apart. */
export function nearDuplicates(names: string[]): [string, string][] {
  const bare = names.map((name) => [...barely(name)]);
  const pairs: [string, string][] = [];
  for (let one = 0; one < names.length; one += 1) {
    for (let other = one + 1; other < names.length; other += 1) {
      if (isNear(bare[one] as string[], bare[other] as string[])) pairs.push([names[one] as string, names[other] as string]);
    }
  }
  return pairs;
}

function barely(name: string): string {
  return name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Short names differ by one letter, long ones by two. Figures tell people apart ("Player 1"). */
function isNear(one: string[], other: string[]): boolean {
  const most = Math.min(one.length, other.length) < 5 ? 0 : Math.min(one.length, other.length) < 9 ? 1 : 2;
  if (Math.abs(one.length - other.length) > most) return false;
  const figures = (letters: string[]) => letters.filter((letter) => /\p{N}/u.test(letter)).join('');
  return figures(one) === figures(other) && distance(one, other, most) <= most;
}

/** Letters to add, drop or change; more than `most` is not counted to its end. */
function distance(one: string[], other: string[], most: number): number {
  let line = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (line[at - 1] as number) + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (line[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    line = next;
  }
  return line[other.length] as number;
}
