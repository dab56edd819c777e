// Scores do not depend on players' names: every function of every system, on generated requests in which the players
// are renamed. Source: the public interface, Conventions (names are compared and nothing else).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedPaths, requestFor, seeded } from '../reference/generate.ts';
import { nameOf } from '../reference/players.ts';
import { call } from '../wasm/module.ts';
import { holds, patience } from './holds.ts';

/** Renames every player everywhere in a value: the text of each `player`, and the texts in each list of `players`. */
function renamed(value: unknown, names: Map<string, string>, field?: string): unknown {
  if (Array.isArray(value))
    return value.map((item) => renamed(item, names, field === 'players' ? 'player' : undefined));
  if (typeof value === 'string') return field === 'player' && value ? newName(nameOf(value), names) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, renamed(inner, names, field)]));
}

function newName(name: string, names: Map<string, string>): string {
  if (!names.has(name)) names.set(name, `${'zyxwv'[names.size % 5]}${names.size}`);
  return names.get(name)!;
}

test.each(generatedPaths)(
  '%s scores the same players under other names alike',
  (path) =>
    holds(fc.nat(), (seed) => {
      const { request } = requestFor(path, seeded(seed));
      const names = new Map<string, string>();
      const others = call(path, renamed(request, names));
      expect(others).toEqual(renamed(call(path, request), names));
    }),
  patience,
);
