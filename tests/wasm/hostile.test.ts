// Values that nobody types but some script will send: nothing throws, and every problem is reported.
import { describe, expect, test } from 'vitest';
import { anywhere, bad, setThrowingGetter, sparse, tenMillion, type Bad } from '../reference/hostile.ts';
import { call, example, paths, problems, reported, shapes } from './module.ts';

type Parent = Record<string | number, unknown>;

function round(): unknown[] {
  const list: unknown[] = [];
  list.push(list, list, list);
  return list;
}

function lengthy(length: unknown): unknown {
  return new Proxy([1, 2, 3], { get: (list, key) => (key === 'length' ? length : Reflect.get(list, key)) });
}

const values: Bad[] = [
  ...anywhere,
  tenMillion,
  { kind: 'list that holds itself', make: round },
  bad('NaN', NaN),
  bad('Infinity', -Infinity),
  bad('boxed number', new Number(3)),
  bad('boxed text', new String('Jenny')),
  bad('boxed truth', new Boolean(true)),
  bad('typed array', new Uint8Array(3)),
  bad('regular expression', /3/),
  bad('error', new Error('3')),
  ...[NaN, -1, 0.5, 2 ** 32, 1e300, '2', null, 3n, Symbol('length')].map((length) =>
    bad(`list of length ${String(length)}`, lengthy(length)),
  ),
];

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Every place in a request, except list entries after the first, which are all alike. */
function* places(value: unknown, at = ''): Generator<{ at: string; parent: Parent; key: string | number }> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of isList(value) ? value.keys() : Object.keys(value)) {
    if (typeof key === 'number' && key > 1) continue;
    yield { at: `${at}/${key}`, parent: value as Parent, key };
    yield* places((value as Parent)[key], `${at}/${key}`);
  }
}

/** The most entries of a list in the request itself. */
function mostEntries(path: string, at: string): number {
  const list = (shapes.get(path) as unknown as Record<string, [least: number, most: number]>)[at.slice(1)];
  return list?.[1] ?? 0;
}

/** The module reads as many entries as a list may have. For the longest that takes seconds: one function stands for all but in
 *  a long run. */
const READS_MANY = 'puffingBilly.standings';
const takesLong = (path: string, at: string) =>
  !process.env['LONG'] && path !== READS_MANY && mostEntries(path, at) >= 100_000;

describe.each(paths)('%s', (path) => {
  test('reports what is no request', () => {
    for (const value of [undefined, null, 0, '', 'request', true, NaN, [], 3n, Symbol(), () => 3]) {
      expect(
        problems(path, value).map(({ at }) => at),
        String(value),
      ).toEqual(['']);
    }
  });

  test('takes any value anywhere without throwing, and tells it there', () => {
    const request = example(path);
    for (const { at, parent, key } of places(request)) {
      const before = parent[key];
      for (const { kind, make } of values) {
        if (kind === 'error' && Object.hasOwn(before as object, 'name')) continue; // an error has a name, as a player has
        parent[key] = make(before);
        const there = problems(path, request).filter((problem) => `${problem.at}/`.startsWith(`${at}/`));
        expect(there.length, `${kind} at ${at}`).toBeGreaterThan(0);
        for (const { message } of there) expect(message.length, message.slice(0, 400)).toBeLessThan(400);
      }
      parent[key] = before;
      expect(call(path, request)).toHaveProperty('ok', true);
    }
  });

  test('takes a property that cannot be read for a value of the wrong type', () => {
    for (const { at } of places(example(path))) {
      const request = example(path);
      const { parent, key } = [...places(request)].find((place) => place.at === at)!;
      setThrowingGetter(parent, key);
      expect(reported(path, request)).toContain(`type ${at}`);
    }
  });

  test('ignores what it does not know', () => {
    const request = example(path);
    const value = call(path, request);
    for (const { parent, key } of [...places(request)]) {
      if (typeof parent[key] === 'object' && !isList(parent[key])) setThrowingGetter(parent[key] as Parent, 'other');
    }
    setThrowingGetter(request, 'other');
    Object.assign(request, { [Symbol('other')]: 1, __proto__: null, constructor: 3, toString: null });
    expect(call(path, request)).toEqual(value);
  });

  test('reads each property once', () => {
    const request = example(path);
    const counts = new Map<string | symbol, number>();
    const counted = new Proxy(request, {
      get(target, key) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return Reflect.get(target, key);
      },
    });
    expect(call(path, counted)).toHaveProperty('ok', true);
    expect([...counts.values()].every((count) => count === 1)).toBe(true);
  });

  test('tells a list of four thousand million entries at its place', () => {
    for (const { at, parent, key } of places(example(path))) {
      if (!isList(parent[key]) || takesLong(path, at)) continue;
      const request = example(path);
      const place = [...places(request)].find((other) => other.at === at)!;
      place.parent[place.key] = sparse(2 ** 32 - 1);
      expect(problems(path, request)).toContainEqual({
        at,
        code: 'range',
        name: 'numberOfEntries',
        args: { what: expect.any(String), value: 2 ** 32 - 1, allowed: [expect.any(Number), expect.any(Number)] },
        message: expect.stringMatching(/ has 4,294,967,295 entries; it must have [0-9, to]+\.$/),
      });
    }
  });
});

test('all problems of a request are reported together', () => {
  const request = {
    listed: 'standing',
    decimals: 2.5,
    working: 'yes',
    finishers: [
      { player: 3, score: '252,000' },
      { player: 'x'.repeat(101), score: -1 },
      { score: null },
      7,
      ...sparse(3),
    ],
  };
  const expected = [
    'range /decimals',
    'range /finishers',
    'range /finishers/1/player',
    'range /finishers/1/score',
    'range /listed',
    'number /finishers/0/score',
    'type /finishers/0/player',
    'type /finishers/3',
    'type /working',
    'required /finishers/2/score',
    'required /finishers/4',
    'required /finishers/5',
  ];
  expect(reported('puffingBilly.scoreBoard', request).sort()).toEqual(expected.sort());
});

test('a request too large for the engine is reported as such, and the next one is scored', () => {
  let players = 0;
  const finisher = { player: '', score: 1 };
  Object.defineProperty(finisher, 'player', { get: () => String(++players).padStart(1000, 'x') });
  const finishers = Array(6).fill(finisher);
  const request = { boards: Array(100_000).fill({ category: 'Empire Builder', finishers }) };
  expect(problems('puffingBilly.standings', request)).toEqual([
    { at: '', code: 'range', name: 'tooLarge', args: {}, message: 'The request is too large to be scored at once.' },
  ]);
  expect(call('puffingBilly.scoreBoard', example('puffingBilly.scoreBoard'))).toHaveProperty('ok', true);
});
