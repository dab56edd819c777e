// A damaged engine never scores: the plain JavaScript engine replaces it, and a warning says so.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import type loadType from '../../wasm/tallysheet.d.ts';
import type { Fallback, Outcome, Tallysheet } from '../../wasm/tallysheet.d.ts';
import { seeded, times, whole } from '../reference/random.ts';
import { flipped, middleOf, WASM } from './flipped.ts';
import { installed, Project } from './installed.ts';
import { tallysheet, vectors } from './module.ts';
import { complaints } from './types.ts';
import { outcomesWithoutWasm } from './without_wasm.ts';

/** One call per file of vectors, of those that this engine answers. */
const CASES = [...vectors.values()]
  .map(([{ call, request }]) => ({ path: call, request }))
  .filter(({ path }) => path.split('.')[0]! in tallysheet);
const PLAIN_ANSWERS = (await outcomesWithoutWasm(CASES)).map((outcome) => JSON.parse(outcome));
const CHECKSUM_DIFFERS = /^tallysheet\.wasm is damaged: its checksum is [\da-f]{8}, not [\da-f]{8}\.$/;

function answersOf(tallysheet: Tallysheet): Outcome<unknown>[] {
  return CASES.map(({ path, request }) => {
    const [system, name] = path.split('.');
    return (tallysheet as any)[system!][name!](request);
  });
}

const MODULE = new URL('../../build/package/tallysheet.js', import.meta.url);
let count = 0;
let load: typeof loadType;
let fallback: () => Fallback | null;
let warn: MockInstance<typeof console.warn>;
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await loadAnew();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

/** Imports the module under a new address, so that it has loaded nothing yet. */
async function loadAnew(): Promise<void> {
  ({ default: load, fallback } = await import(/* @vite-ignore */ `${MODULE.href}?${(count += 1)}`));
}

async function expectPlain(wasm: unknown, message: RegExp): Promise<void> {
  const tallysheet = await load({ wasm: wasm as BufferSource });
  expect(fallback()).toEqual({ code: 'damaged', message: expect.stringMatching(message) });
  expect(answersOf(tallysheet)).toEqual(PLAIN_ANSWERS);
}

test('an engine that arrived whole is WebAssembly, and nothing is said', async () => {
  expect(fallback()).toBeNull();
  const tallysheet = await load();
  expect(fallback()).toBeNull();
  expect(answersOf(tallysheet)).toEqual(PLAIN_ANSWERS);
  expect(warn).not.toHaveBeenCalled();
});

describe('one flipped bit', () => {
  test.each<[string, number]>([
    ['the first byte', 0],
    ['the code section', middleOf('code')],
    ['the data section', middleOf('data')],
    ['the last byte', WASM.length - 1],
  ])('in %s is found, and reported once on the console', async (_where, byte) => {
    await expectPlain(flipped(byte), CHECKSUM_DIFFERS);
    expect(warn.mock.calls).toEqual([[fallback()!.message]]);
  });

  test('is found wherever it is', async () => {
    const random = seeded(1);
    for (const [byte, bit] of times(
      process.env['LONG'] ? 200 : 20,
      () => [whole(random, 0, WASM.length - 1), whole(random, 0, 7)] as const,
    )) {
      await loadAnew();
      await expectPlain(flipped(byte, bit), CHECKSUM_DIFFERS);
    }
  });

  const bad = flipped(middleOf('code'));
  test.each<[string, () => unknown]>([
    ['an ArrayBuffer', () => bad.buffer],
    ['a view of some bytes', () => new DataView(new Uint8Array([1, 2, 3, ...bad, 4]).buffer, 3, bad.length)],
    ['a Response', () => new Response(bad)],
    ['a data URL', () => `data:application/wasm;base64,${Buffer.from(bad).toString('base64')}`],
  ])('is found in %s', async (_what, wasm) => expectPlain(wasm(), CHECKSUM_DIFFERS));
});

test.each<[string, Uint8Array]>([
  ['cut short', WASM.subarray(0, 20_000)],
  ['empty', new Uint8Array()],
  ['too long', new Uint8Array([...WASM, 0])],
])('a file that is %s is reported with both lengths', async (_how, wasm) => {
  const message = new RegExp(`^tallysheet\\.wasm is damaged: it has ${wasm.length} bytes, not ${WASM.length}\\.$`);
  await expectPlain(wasm, message);
});

describe('without damage', () => {
  test('what WebAssembly refuses is reported with its reason', async () => {
    const refuse = () => Promise.reject(new WebAssembly.CompileError('not on this page'));
    vi.spyOn(WebAssembly, 'instantiate').mockImplementation(refuse as never);
    await load();
    const message = 'WebAssembly refused tallysheet.wasm: CompileError: not on this page.';
    expect(fallback()).toEqual({ code: 'refused', message });
    expect(warn.mock.calls.filter(([said]) => said === message)).toHaveLength(1);
  });

  test('that there is no WebAssembly is reported by the module, and not on the console', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    await load();
    expect(fallback()).toEqual({ code: 'absent', message: 'This JavaScript engine has no WebAssembly.' });
    expect(warn).not.toHaveBeenCalled();
  });
});

test('the types hold what the module says', async () => {
  const said = [
    null,
    { code: 'missing', message: '' },
    { code: 'damaged', message: '' },
    { code: 'refused', message: '' },
    { code: 'absent', message: '' },
  ];
  const lines = said.map((one, at) => `export const v${at}: Said = ${JSON.stringify(one)};`);
  const wrong = "// @ts-expect-error: there is no such code\nexport const w: Said = { code: 'other', message: '' };";
  const head =
    "import type { fallback } from '../../build/package/tallysheet.d.ts';\ntype Said = ReturnType<typeof fallback>;";
  expect(complaints([head, ...lines, wrong].join('\n'))).toEqual([]);
  await load({ wasm: flipped(0) });
  expect(Object.keys(fallback()!).sort()).toEqual(['code', 'message']);
});

const project = new Project(await installed());
afterAll(() => project.remove());

describe('installed', () => {
  const folder = `${project.folder}/node_modules/tallysheet`;
  const board = '{"finishers": [{"score": 252000}, {"score": 248000}]}';
  const run = () => project.run('node_modules/.bin/tallysheet', ['puffing-billy', 'score-board'], board);

  test('the command scores with a damaged engine, and says so beside the scores', () => {
    const whole = run();
    writeFileSync(`${folder}/tallysheet.wasm`, flipped(middleOf('data')));
    const { code, out, err } = run();
    expect([code, out]).toEqual([0, whole.out]);
    expect(err.trim()).toMatch(CHECKSUM_DIFFERS);
  });

  test('where the plain engine is missing too, load fails and its error says why', () => {
    writeFileSync(`${folder}/tallysheet.wasm`, flipped(middleOf('data')));
    const plain = readFileSync(`${folder}/tallysheet_plain.js`);
    rmSync(`${folder}/tallysheet_plain.js`);
    const script = project.write(
      'fails.js',
      `import load from 'tallysheet';
      load().catch(({ message, cause }) => console.log(JSON.stringify({ message, cause })));`,
    );
    const { message, cause } = JSON.parse(project.run(process.execPath, [script]).out) as {
      message: string;
      cause: Fallback;
    };
    writeFileSync(`${folder}/tallysheet_plain.js`, plain);
    expect(cause).toEqual({ code: 'damaged', message: expect.stringMatching(CHECKSUM_DIFFERS) });
    expect(message.startsWith(`${cause.message} The plain JavaScript engine did not start: `)).toBe(true);
  });
});
