// Breaks a valid request in one to three places, so that it is certainly invalid. Source: the interface's descriptions
// of each field, of counts, and of contradicting fields.
import { pickBad, setThrowingGetter } from './hostile.ts';
import { contradictions } from './contradictions.ts';
import { pointerTo } from './pointer.ts';
import type { Random } from './random.ts';
import { chance, pick, whole } from './random.ts';
import type { Spec } from './schema.ts';
import { specOf } from './schema_requests.ts';

export { pointerIsPlausible } from './pointer.ts';

export interface Mutation {
  at: string;
  kind: string;
}

export interface Malformed {
  path: string;
  request: unknown;
  mutations: Mutation[];
}

/** A place in a request: its pointer, the values it accepts, and the object it belongs to. */
interface Target {
  at: string;
  spec: Spec;
  parent: Record<string | number, unknown>;
  key: string | number;
}

export function malform(random: Random, path: string, valid: unknown): Malformed {
  if (chance(random, 0.05)) return malformWhole(random, path);
  const request = structuredClone(valid) as Record<string, unknown>;
  const targets = targetsIn(request, specOf(path), []);
  const mutations: Mutation[] = [];
  if (chance(random, 0.25)) mutations.push(...contradict(random, path, request));
  const wanted = mutations.length === 0 ? whole(random, 1, 3) : whole(random, 0, 1);
  for (let round = 0; round < wanted; round++) {
    const free = targets.filter(({ at }) => mutations.every((done) => !overlap(at, done.at)));
    if (free.length > 0) mutations.push(breakTarget(random, pickTarget(random, free)));
  }
  return mutations.length > 0 ? { path, request, mutations } : malformWhole(random, path);
}

/** Replaces the whole request by a value of another type. An empty object is valid for the default table, so not
 *  used there. */
function malformWhole(random: Random, path: string): Malformed {
  const forTable = ['symbol', 'bigint', 'wrong type', 'throwing proxy', 'array for an object'];
  const all = [...specOf(path).bad, { kind: 'null', make: () => null }, { kind: 'undefined', make: () => undefined }];
  const fitting = path === 'rplops.pointsTable' ? all.filter(({ kind }) => forTable.includes(kind)) : all;
  const chosen = pickBad(random, fitting);
  return { path, request: chosen.make(undefined), mutations: [{ at: '', kind: chosen.kind }] };
}

function contradict(random: Random, path: string, request: Record<string, unknown>): Mutation[] {
  const possible = contradictions(path, request);
  if (possible.length === 0) return [];
  const { at, kind, apply } = pick(random, possible);
  apply();
  return [{ at, kind }];
}

/** Whether two pointers are equal or one contains the other; the empty pointer contains everything. */
function overlap(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

function targetsIn(value: unknown, spec: Spec, tokens: (string | number)[]): Target[] {
  const parent = value as Target['parent'];
  const children: [string | number, Spec][] = spec.item
    ? (value as unknown[]).map((_, at): [number, Spec] => [at, spec.item!])
    : Object.entries(spec.fields?.(parent) ?? {});
  return children.flatMap(([key, child]) => {
    const place = [...tokens, key];
    const own = { at: pointerTo(place), spec: child, parent, key };
    const below = typeof parent[key] === 'object' && parent[key] !== null ? targetsIn(parent[key], child, place) : [];
    return [own, ...below];
  });
}

/** Prefers lists, which are few among a request's places but can be wrong in the most ways. */
function pickTarget(random: Random, targets: Target[]): Target {
  const lists = targets.filter(({ spec }) => spec.item);
  return pick(random, lists.length > 0 && chance(random, 0.3) ? lists : targets);
}

const FOR_LISTS = ['too few', 'too many', 'item missing'];

function breakTarget(random: Random, { at, spec, parent, key }: Target): Mutation {
  if (spec.required && chance(random, 0.3)) return { at, kind: takeAway(random, parent, key) };
  const now = parent[key];
  const fitting = spec.bad.filter(({ kind }) => Array.isArray(now) || !FOR_LISTS.includes(kind));
  const chosen = pickBad(random, fitting);
  parent[key] = chosen.make(now);
  return { at, kind: chosen.kind };
}

function takeAway(random: Random, parent: Target['parent'], key: string | number): string {
  const kind = pick(random, ['delete', 'null', 'undefined', 'throwing getter']);
  if (kind === 'delete') delete parent[key];
  if (kind === 'null') parent[key] = null;
  if (kind === 'undefined') parent[key] = undefined;
  if (kind === 'throwing getter') setThrowingGetter(parent, key);
  return kind;
}
