// Four ways to each figure: the engine as WebAssembly, as JavaScript in a process without WebAssembly, as a native
// program, and the naive reference in exact fractions. CASES sets the number of generated requests, SEED selects them,
// FUNCTION restricts them to one function, of which as many are malformed. Some ask for their working, which the reference
// does not know, and some are malformed, of which it only knows where problems may be.
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { randomRequest, requestFor, seeded, type Case, type Random } from '../reference/generate.ts';
import { malform, pointerIsPlausible } from '../reference/malform.ts';
import { argumentsOutOfPlace } from '../reference/problem.ts';
import { evaluate, paths } from '../reference/reference.ts';
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { builds } from './builds.ts';
import { paths as modulePaths, vectors } from './module.ts';

const cases = Number(process.env.CASES ?? 4000);
const fewer = Math.max(Math.min(cases, 2000), Math.ceil(cases / 10));
const seed = Number(process.env.SEED ?? 1);
const only = process.env.FUNCTION;
const malformed = only === undefined ? fewer : cases;
/** Malformed requests of one function can have a million problems each. */
const BATCH = only === undefined ? 2000 : 100;
const TOLD_EVERY = 50_000;
const patience = 300_000 + cases * (only === undefined ? 20 : 2000); // a draw may take a second in each build

const [[, module], ...others] = builds;

const generated = (random: Random) => (only === undefined ? randomRequest(random) : requestFor(only, random));

const described = ({ path, request }: Case) => `${path} ${JSON.stringify(request)}`;

/** Returns the module's outcomes after checking that the other builds' are identical. */
function agreed(list: Case[]): Outcome<unknown>[] {
  const outcomes = module(list);
  for (const [name, build] of others) {
    build(list).forEach((outcome, at) => {
      const [one, other] = [outcome, outcomes[at]].map((outcome) => JSON.stringify(outcome));
      if (one !== other) expect(one, `${name}: ${described(list[at])}`).toBe(other);
    });
  }
  return outcomes;
}

/** Compares `count` cases in batches and prints the number of cases for each function. */
async function compare(
  what: string,
  count: number,
  make: () => Case,
  check: (one: Case, outcome: Outcome<unknown>) => void,
): Promise<void> {
  const compared: Record<string, number> = {};
  for (let done = 0; done < count; done += BATCH) {
    const list = Array.from({ length: Math.min(BATCH, count - done) }, make);
    agreed(list).forEach((outcome, at) => {
      check(list[at], outcome);
      compared[list[at].path] = (compared[list[at].path] ?? 0) + 1;
    });
    if (done > 0 && done % TOLD_EVERY === 0) console.info(`${done} ${what} requests agree`);
    await setImmediate(); // lets console output appear
  }
  const lines = Object.entries(compared)
    .sort()
    .map(([path, number]) => `${String(number).padStart(9)}  ${path}`);
  console.info([`${count} ${what} requests agree:`, ...lines].join('\n'));
}

test('the module has the functions of the reference', () => {
  expect([...modulePaths].sort()).toEqual([...paths].sort());
});

test('every worked game comes out alike', () => {
  const worked = [...vectors.values()].flat();
  expect(new Set(worked.map((vector) => vector.call))).toEqual(new Set(paths));
  const outcomes = agreed(worked.map(({ call: path, request }) => ({ path, request })));
  expect(outcomes).toEqual(worked.map(({ value }) => ({ ok: true, value })));
});

test(
  `${cases} valid requests have the same figures by every build, and the reference's`,
  async () => {
    const random = seeded(seed);
    await compare(
      'valid',
      cases,
      () => generated(random),
      (one, outcome) => {
        const expected = { ok: true, value: evaluate(one.path, one.request, outcome.ok ? outcome.value : undefined) };
        if (!isDeepStrictEqual(outcome, expected)) expect(outcome, described(one)).toEqual(expected);
      },
    );
  },
  patience,
);

test(
  `${fewer} requests have the same working by every build`,
  async () => {
    const random = seeded(seed + 1);
    const make = () => {
      const { path, request } = generated(random);
      return { path, request: { ...(request as object), working: true } };
    };
    await compare('worked', fewer, make, (one, outcome) => expect(outcome.ok, described(one)).toBe(true));
  },
  patience,
);

test(
  `${malformed} malformed requests are refused alike, each problem at a place that exists or is missing`,
  async () => {
    const random = seeded(seed + 2);
    const make = () => {
      const valid = generated(random);
      return malform(random, valid.path, valid.request);
    };
    await compare('malformed', malformed, make, (one, outcome) => {
      const said = `${one.path} ${JSON.stringify((one as ReturnType<typeof make>).mutations)} ${JSON.stringify(outcome).slice(0, 2000)}`;
      expect(outcome.ok, said).toBe(false);
      if (outcome.ok) return;
      expect(outcome.problems.length, said).toBeGreaterThan(0);
      for (const problem of outcome.problems) {
        expect(pointerIsPlausible(one.request, problem.at), said + problem.at).toBe(true);
        expect(argumentsOutOfPlace(problem), said + problem.at).toEqual([]);
      }
    });
  },
  patience,
);
