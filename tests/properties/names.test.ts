// Scores do not depend on players' names: every function of every system, on generated requests in which the players
// are renamed. Source: the public interface, Conventions (names are compared and nothing else).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedPaths, requestFor, seeded } from '../reference/generate.ts';
import { nameOf } from '../reference/players.ts';
import { call } from '../wasm/module.ts';
import { holds, patience } from './holds.ts';

const FIELDS = ['player', 'one', 'other'];
const LISTS = ['players', 'guests', 'byes', 'unseated'];

/** Renames every player everywhere in a value: the texts of some fields, and those in lists of players. */
function renamed(value: unknown, names: Map<string, string>, field = '', list = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names, '', field));
  if (typeof value === 'string')
    return (FIELDS.includes(field) || LISTS.includes(list)) && value ? newName(nameOf(value), names) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fieldOf = (key: string) => (key === 'name' && LISTS.includes(list) ? 'player' : key);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names, fieldOf(key))]));
}

function newName(name: string, names: Map<string, string>): string {
  if (!names.has(name)) names.set(name, `${'zyxwv'[names.size % 5]}${names.size}`);
  return names.get(name)!;
}

/** Lots are drawn among sorted names. They are the request's own or its event's. */
function withoutLots(request: unknown): unknown {
  return JSON.parse(JSON.stringify(request, (key, value) => (key === 'lots' ? undefined : value)));
}

test.each(generatedPaths)(
  '%s scores the same players under other names alike',
  (path) =>
    holds(fc.nat(), (seed) => {
      const request = withoutLots(requestFor(path, seeded(seed)).request);
      const names = new Map<string, string>();
      const others = call(path, renamed(request, names));
      expect(others).toEqual(renamed(call(path, request), names));
    }),
  patience,
);
