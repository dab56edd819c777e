// The public interface is accurate: the module accepts and returns the types that the package's tallysheet.d.ts
// declares.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../wasm/tallysheet.d.ts';
import { contractLines } from './contract.ts';
import { call, paths, problems, shapes, reported, vectors, type Vector } from './module.ts';
import { complaints, exported, type View } from './types.ts';
import ts from 'typescript';

type Parent = Record<string | number, unknown>;

const worked = [...vectors.values()].flat();
const types = exported();
const declared = new Map(['Tallysheet', 'TallysheetEvents'].flatMap((engine) => [...types.get(engine)!.members]));

function requestOf(path: string): View {
  const [system, name] = path.split('.') as [string, string];
  return declared.get(system)!.members.get(name)!.request;
}

test('every member of the contract as it was published is there, with its type', () => {
  const published = readFileSync(new URL('contract.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(published.length).toBeGreaterThan(200);
  const ours = new Set(contractLines());
  expect(published.filter((line) => !ours.has(line))).toEqual([]);
});

test('the module has the systems and the functions that are declared', () => {
  const functions = [...declared].flatMap(([system, { members }]) =>
    [...members]
      .filter(([, { type }]) => type.getCallSignatures().length > 0 && system !== 'version')
      .map(([name]) => `${system}.${name}`),
  );
  expect([...paths].sort()).toEqual(functions.sort());
});

describe('the fields that a request may have', () => {
  function declaredShape(view: View): unknown {
    const things = view.choices.filter(
      (choice) => choice.item || choice.has(ts.TypeFlags.Object | ts.TypeFlags.Intersection),
    );
    if (things[0]?.item) return [declaredShape(things[0].item)];
    if (things[0])
      return Object.fromEntries([...things[0].members].map(([name, member]) => [name, declaredShape(member)]));
    if (view.choices.every((choice) => choice.has(ts.TypeFlags.NumberLike))) return 'a whole number';
    return view.choices.every((choice) => choice.has(ts.TypeFlags.String)) ? 'a name' : 'a value';
  }

  function engineShape(shape: Shape): unknown {
    if (typeof shape === 'number') return shape ? 'a name' : 'a value';
    if (Array.isArray(shape)) return shape.length === 3 ? [engineShape(shape[2])] : 'a whole number';
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, engineShape(field)]));
  }

  test.each(paths)('%s', (path) => expect(engineShape(shapes.get(path)!)).toEqual(declaredShape(requestOf(path))));
});

/** Every declared field of a worked request: its type, and where it is or could be. */
function* fields(
  view: View,
  value: unknown,
  at = '',
): Generator<{ view: View; at: string; parent: Parent; key: string }> {
  for (const choice of view.choices) {
    if (Array.isArray(value) && choice.item) {
      for (const [index, item] of value.entries()) yield* fields(choice.item, item, `${at}/${index}`);
    } else if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      choice.has(ts.TypeFlags.Object | ts.TypeFlags.Intersection)
    ) {
      for (const [key, member] of choice.members) {
        yield { view: member, at: `${at}/${key}`, parent: value as Parent, key };
        yield* fields(member, (value as Parent)[key], `${at}/${key}`);
      }
    }
  }
}

/** Further systems for Diplomacy that score the year of an elimination, in every game or only without a winner. */
const YEARS = /^(detour-09|manorcon.*|world-classic|summer-classic)$/;
const YEARS_UNLESS_WON = /^(bangkok|carnage-(elimination-order|2023|centre-count))$/;

/** Whether the request's system needs the last Fall of the eliminated. */
function scoresYears({ system }: Vector['request']): boolean {
  return typeof system !== 'string' || YEARS.test(system) || YEARS_UNLESS_WON.test(system);
}

/** A field that is optional in its type but required by the comment beside it. */
function isAskedFor(
  { at, parent, key }: { at: string; parent: Parent; key: string },
  { call: path, request }: Pick<Vector, 'call' | 'request'>,
): boolean {
  const isNameless = path === 'rules.scoreGames'; // its games are no event
  const isEvent = /^\/(boards|games)\//.test(at);
  return (
    (key === 'player' && isEvent && !isNameless) ||
    (key === 'lastHeld' && parent.centres === 0 && scoresYears(request)) ||
    (key === 'finalYear' && 'finalYear' in parent && YEARS.test(String(request.system))) ||
    (key === 'centres' && 'rule' in request && 'centres' in parent) ||
    (key === 'score' && path === 'rules.standings') ||
    (key === 'hours' && request.useTime === true && isEvent)
  );
}

describe.each(worked)('$call: $name', ({ call: path, request }) => {
  /** Changes each field in turn to another value and lists the reported problems. */
  function* changed(value: unknown) {
    const copy = structuredClone(request);
    for (const field of [...fields(requestOf(path), copy)]) {
      const { at, parent, key } = field;
      const asked = isAskedFor(field, { call: path, request });
      const before = parent[key];
      if (value === undefined) delete parent[key];
      else parent[key] = value;
      yield { ...field, asked, there: problems(path, copy).filter((problem) => problem.at === at) };
      if (before === undefined) delete parent[key];
      else parent[key] = before;
    }
  }

  test('a field is required where it is declared so', () => {
    for (const { view, at, asked, there } of changed(undefined)) {
      const required = !view.optional || asked;
      expect(
        there.map(({ code }) => code).filter((code) => code === 'required'),
        at,
      ).toEqual(required ? ['required'] : []);
    }
  });

  test('a field may be null where it is declared so', () => {
    for (const { view, at, asked, there } of changed(null)) {
      expect(there.length === 0, at).toBe(view.nullable && !asked);
    }
  });

  test('a choice is among those that are declared', () => {
    for (const { view, at, there } of changed('anything else')) {
      const literals = view.choices.map(({ literal }) => literal).filter((literal) => typeof literal === 'string');
      const { allowed = [], word = allowed } = there[0]?.args ?? {};
      expect([word].flat().sort(), at).toEqual(literals.sort());
    }
  });
});

describe('the values', () => {
  const typed = (type: string, path: string, value: unknown) => {
    const [system, name] = path.split('.');
    return `export const v${++count}: ${type}<Engines['${system}']['${name}']> = ${JSON.stringify(value)};`;
  };
  let count = 0;
  const head = `import type { Outcome, Tallysheet, TallysheetEvents } from '../../build/package/tallysheet.d.ts';
    type Engines = Tallysheet & TallysheetEvents;
    type Request<F> = F extends (request: infer R) => unknown ? R : never;
    type Value<F> = F extends (request: never) => Outcome<infer V> ? V : never;\n`;
  const value = (path: string, request: object) => {
    const outcome = call(path, request);
    if (!outcome.ok) throw new Error(reported(path, request).join());
    return outcome.value as { working?: unknown[]; boards?: { working?: unknown[] }[]; rows: Parent[] };
  };
  const withWorking = worked.filter((vector) => 'working' in (shapes.get(vector.call) as object));

  test('of every worked game are as declared, with nothing missing and nothing more', () => {
    const lines = worked.flatMap(({ call: path, request }) => [
      typed('Request', path, request),
      typed('Value', path, value(path, request)),
    ]);
    for (const { call: path, request } of withWorking)
      lines.push(typed('Value', path, value(path, { ...request, working: true })));
    expect(complaints(head + lines.join('\n'))).toEqual([]);
  });

  test('carry their working where it is asked for and only there', () => {
    expect(withWorking.length).toBeGreaterThan(10);
    for (const { call: path, request } of withWorking) {
      expect(JSON.stringify(value(path, request)), path).not.toContain('"working"');
      const sheet = value(path, { ...request, working: true });
      const won = (sheet as unknown as { result: string }).result === 'win';
      if (!won) expect((sheet.working ?? sheet.boards?.[0]?.working ?? []).length, path).toBeGreaterThan(0);
    }
  });

  test('would be reported by the compiler if they were otherwise', () => {
    const path = 'puffingBilly.scoreBoard';
    const { request } = worked.find((vector) => vector.call === path)!;
    const spoilt = (spoil: (row: Parent) => void) => {
      const sheet = value(path, request);
      spoil(sheet.rows[0]!);
      return typed('Value', path, sheet);
    };
    const lines = [
      spoilt((row) => {
        row.more = 1;
      }),
      spoilt((row) => {
        delete row.bonus;
      }),
      spoilt((row) => {
        row.score = 252000;
      }),
      spoilt((row) => {
        row.place = null;
      }),
      typed('Request', path, { finishers: [], listed: 'standing' }),
    ];
    const said = complaints(head + lines.join('\n'));
    const expected = [
      'may only specify known properties',
      "'bonus' is missing",
      "'number' is not assignable to type 'string'",
      "'null' is not assignable to type 'number'",
      '"standing"',
    ];
    const first = head.split('\n').length;
    expect(said).toEqual(expected.map((words, at) => expect.stringMatching(new RegExp(`^${first + at}: .*${words}`))));
  });
});
