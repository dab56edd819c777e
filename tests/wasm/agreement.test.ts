// Four ways to each figure: the engine as WebAssembly, as JavaScript in a process without WebAssembly, as a native
// program, and the naive reference in exact fractions. CASES sets the number of generated requests, SEED selects them,
// FUNCTION restricts them to one function, of which as many are malformed. Some ask for their working, which the reference
// does not know, and some are malformed, of which it only knows where problems may be.
import { setImmediate } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { randomRequest, requestFor, seeded, type Case, type Random } from '../reference/generate.ts';
import { malform, pointerIsPlausible, type Malformed } from '../reference/malform.ts';
import { argumentsOutOfPlace } from '../reference/problem.ts';
import { evaluate, paths } from '../reference/reference.ts';
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { otherBuilds } from './builds.ts';
import { call, paths as modulePaths, vectors } from './module.ts';

const cases = Number(process.env.CASES ?? 600);
const fewer = Math.max(Math.min(cases, 300), Math.ceil(cases / 10));
const seed = Number(process.env.SEED ?? 1);
const only = process.env.FUNCTION;
const malformed = only === undefined ? fewer : cases;
/** Malformed requests of one function can have a million problems each. */
const BATCH = only === undefined ? 500 : 100;
const TOLD_EVERY = 50_000;
const patience = 300_000 + cases * (only === undefined ? 20 : 2000); // a draw may take a second in each build

const generated = (random: Random) => (only === undefined ? randomRequest(random) : requestFor(only, random));

const described = ({ path, request }: Case) =>
  `${path} ${inspect(request, { depth: 20, maxArrayLength: 1000, maxStringLength: 2000, breakLength: Infinity })}`;

/** Checks the module's outcome of each case, and that the other builds' are identical, which they make meanwhile. */
async function agree<Checked extends Case>(
  list: Checked[],
  check: (one: Checked, outcome: Outcome<unknown>) => void,
): Promise<void> {
  const answering = otherBuilds.map(([, outcomes]) => outcomes(list));
  const own: string[] = [];
  for (const one of list) {
    const outcome = call(one.path, one.request);
    check(one, outcome);
    if (own.push(JSON.stringify(outcome)) % 20 === 0) await setImmediate(); // lets the requests reach the other builds
  }
  for (const [build, outcomes] of (await Promise.all(answering)).entries()) {
    const at = own.findIndex((outcome, at) => outcome !== outcomes[at]);
    if (at >= 0) expect(outcomes[at], `${otherBuilds[build]![0]}: ${described(list[at]!)}`).toBe(own[at]);
  }
}

/** Compares `count` cases in batches and prints the number of cases for each function. */
async function compare<Checked extends Case>(
  what: string,
  count: number,
  make: () => Checked,
  check: (one: Checked, outcome: Outcome<unknown>) => void,
): Promise<void> {
  const compared: Record<string, number> = {};
  for (let done = 0; done < count; done += BATCH) {
    const list = Array.from({ length: Math.min(BATCH, count - done) }, make);
    await agree(list, check);
    for (const { path } of list) compared[path] = (compared[path] ?? 0) + 1;
    if (done > 0 && done % TOLD_EVERY === 0) console.info(`${done} ${what} requests agree`);
  }
  const lines = Object.entries(compared)
    .sort()
    .map(([path, number]) => `${String(number).padStart(9)}  ${path}`);
  console.info([`${count} ${what} requests agree:`, ...lines].join('\n'));
}

test('the module has the functions of the reference', () => {
  expect([...modulePaths].sort()).toEqual([...paths].sort());
});

test('every worked game comes out alike', async () => {
  const worked = [...vectors.values()].flat();
  expect(new Set(worked.map((vector) => vector.call))).toEqual(new Set(paths));
  const list = worked.map(({ call: path, request, value }) => ({ path, request, value }));
  await agree(list, ({ value }, outcome) => expect(outcome).toEqual({ ok: true, value }));
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

/** A request may have a million problems, so only the first that is wrong is expected not to be. */
function expectPlausible(one: Malformed, outcome: Outcome<unknown>): void {
  const problems = outcome.ok ? [] : outcome.problems;
  const wrong = problems.find((problem) => {
    return !pointerIsPlausible(one.request, problem.at) || argumentsOutOfPlace(problem).length > 0;
  });
  if (problems.length > 0 && !wrong) return;
  expect.fail(`${inspect(wrong ?? outcome)} ${JSON.stringify(one.mutations)} ${described(one)}`);
}

test(
  `${malformed} malformed requests are refused alike, each problem at a place that exists or is missing`,
  async () => {
    const random = seeded(seed + 2);
    const make = () => {
      const valid = generated(random);
      return malform(random, valid.path, valid.request);
    };
    await compare('malformed', malformed, make, expectPlausible);
  },
  patience,
);
