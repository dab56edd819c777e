// The module where there is no WebAssembly: the same answers, to the letter, from JavaScript alone.
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomRequest, seeded } from '../reference/generate.ts';
import { malform } from '../reference/malform.ts';
import { call, callOf, paths, vectors } from './module.ts';

const cases = Number(process.env.CASES ?? 2000);
const PACKAGE = new URL('../../build/package/tallysheet.js', import.meta.url);
let plain: typeof call;

// This process has none from here on: what `call` goes to was made before.
beforeAll(async () => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  afterAll(() => Object.assign(globalThis, { WebAssembly }));
  vi.resetModules();
  const { default: load } = await import('../../build/package/tallysheet.js');
  plain = callOf(await load({ wasm: '/nowhere' }));
});

function expectTheSame(path: string, request: unknown): void {
  const [one, other] = [plain(path, request), call(path, request)].map((outcome) => JSON.stringify(outcome));
  if (one !== other) expect(one, `${path} ${JSON.stringify(request)}`).toBe(other);
}

test('there is none', () => expect(typeof WebAssembly).toBe('undefined'));

test('every worked game comes out alike', () => {
  const worked = [...vectors.values()].flat();
  expect(new Set(worked.map((vector) => vector.call))).toEqual(new Set(paths));
  for (const { call: path, request } of worked) expectTheSame(path, request);
});

test(`${cases} requests have the same answers, and as many malformed ones`, () => {
  const random = seeded(Number(process.env.SEED ?? 1));
  for (let i = 0; i < cases; ++i) {
    const { path, request } = randomRequest(random);
    expectTheSame(path, request);
    expectTheSame(path, malform(random, path, request).request);
  }
});

test('it scores a board in a process that never had any, with no code made from texts', () => {
  const script = `
    delete globalThis.WebAssembly;
    const { default: load } = await import(${JSON.stringify(PACKAGE.href)});
    const { puffingBilly } = await load();
    console.log(puffingBilly.scoreBoard({ finishers: [{ score: 252000 }, { score: 248000 }] }).value.rows.map(({ total }) => total).join());`;
  const said = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said.trim()).toBe('3.015,2.492');
});
