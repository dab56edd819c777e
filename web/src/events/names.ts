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

interface Bare {
  name: string;
  letters: string[];
  /** Figures tell people apart ("Player 1"). */
  figures: string;
}

/** Above so many names, only those that begin alike are compared. */
const MANY = 1000;

/** Names that a hurried hand may have written for one person: alike but for signs, spaces and case,
 *  or one or two letters apart. */
export function nearDuplicates(names: string[]): [string, string][] {
  const all = names.map(barely);
  const groups = names.length > MANY ? grouped(all) : [all];
  return groups.flatMap(nearPairs);
}

function grouped(names: Bare[]): Bare[][] {
  const groups = new Map<string, Bare[]>();
  for (const name of names) groups.set(name.letters[0] ?? '', [...(groups.get(name.letters[0] ?? '') ?? []), name]);
  return [...groups.values()];
}

function nearPairs(names: Bare[]): [string, string][] {
  return names.flatMap((one, at) => names.slice(at + 1).filter((other) => isNear(one, other)).map((other): [string, string] => [one.name, other.name]));
}

function barely(name: string): Bare {
  const letters = [...name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()];
  return { name, letters, figures: letters.filter((letter) => /\p{N}/u.test(letter)).join('') };
}

/** Short names differ by one letter, long ones by two. */
function isNear({ letters: one, figures }: Bare, { letters: other, figures: others }: Bare): boolean {
  const shorter = Math.min(one.length, other.length);
  const most = shorter < 5 ? 0 : shorter < 9 ? 1 : 2;
  if (figures !== others || Math.abs(one.length - other.length) > most) return false;
  return distance(one, other, most) <= most;
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
