// The package as users load it: its files, the ways to load it, and the environments it runs in.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type loadType from '../../wasm/tallysheet.d.ts';
import { DESK, newPage, sharedBrowser } from '../web/site.ts';
import { recipes } from './recipes.ts';

const PACKAGE = new URL('../../build/package/', import.meta.url);
const WASM = new URL('tallysheet.wasm', PACKAGE);
const bytes = readFileSync(WASM);
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const BOARD = { finishers: [{ score: 252000 }, { score: 248000 }] };

test('the package has its files and nothing else', () => {
  expect(readdirSync(PACKAGE).sort()).toEqual([
    'LICENSE',
    'README.md',
    'THIRD_PARTY_LICENSES.txt',
    'custom-elements.json',
    'events.d.ts',
    'events.js',
    'inline.d.ts',
    'inline.js',
    'package.json',
    'tally-sheet-rules.js',
    'tally-sheet.d.ts',
    'tally-sheet.js',
    'tally-standings.d.ts',
    'tally-standings.js',
    'tallysheet.d.ts',
    'tallysheet.js',
    'tallysheet.wasm',
    'tallysheet.wasm.d.ts',
    'tallysheet_cli.js',
    'tallysheet_events.wasm',
    'tallysheet_events_plain.js',
    'tallysheet_plain.js',
  ]);
  expect(readFileSync(new URL('tallysheet.d.ts', PACKAGE), 'utf8')).not.toMatch(/^(import|export \*)/m);
});

describe('load', () => {
  let load: typeof loadType;
  beforeEach(async () => {
    vi.resetModules();
    for (const where of ['error', 'warn'] as const) vi.spyOn(console, where).mockReturnValue(); // for the failed start
    load = (await import('../../build/package/tallysheet.js')).default as typeof loadType;
  });

  const scores = async (wasm?: unknown) => {
    const tallysheet = await load(wasm === undefined ? undefined : { wasm: wasm as BufferSource });
    const outcome = tallysheet.unionPacific.scoreFinal({ games: [[], []] });
    expect(outcome.ok).toBe(false);
    return tallysheet.puffingBilly.scoreBoard(BOARD).ok;
  };

  test('gives the same module every time', async () => {
    const first = load();
    expect(load()).toBe(first);
    expect(await load({ wasm: new Uint8Array() })).toBe(await first);
  });

  test('gives the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8'));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect((await load()).version).toBe(version);
  });

  test.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['bytes', () => bytes],
    ['an ArrayBuffer', () => new Uint8Array(bytes).buffer],
    ['a view of bytes', () => new DataView(new Uint8Array(bytes).buffer)],
    ['a view of some bytes', () => new DataView(new Uint8Array([1, 2, 3, ...bytes, 4]).buffer, 3, bytes.length)],
    ['a URL', () => WASM],
    ['the text of a URL', () => WASM.href],
    ['a path', () => fileURLToPath(WASM)],
    ['a Response', () => new Response(new Uint8Array(bytes))],
    ['a compiled module', () => new WebAssembly.Module(bytes)],
    ['a data URL', () => `data:application/wasm;base64,${bytes.toString('base64')}`],
  ])('takes %s', async (_what, wasm) => expect(await scores(wasm())).toBe(true));

  test.each<[string, () => unknown]>([
    ['an engine that is none', () => new Uint8Array([1, 2, 3])],
    ['a compiled module that is no engine', () => new WebAssembly.Module(EMPTY_MODULE)],
  ])('does without %s', async (_what, wasm) => expect(await scores(wasm())).toBe(true));

  test.each<[string, () => unknown]>([
    ['a path to nothing', () => '/nowhere/tallysheet.wasm'],
    ['a refused Response', () => new Response('gone', { status: 404 })],
  ])('fails with %s, and may be tried again', async (_what, wasm) => {
    await expect(load({ wasm: wasm() as BufferSource })).rejects.toThrow(/load\(\{ wasm \}\)/);
    expect(await scores()).toBe(true);
  });
});

test('Node runs it with the making of code from texts forbidden', () => {
  const script = `
    import load from ${JSON.stringify(new URL('tallysheet.js', PACKAGE).href)};
    const { puffingBilly } = await load();
    console.log(puffingBilly.scoreBoard(${JSON.stringify(BOARD)}).value.rows.map(({ total }) => total).join());`;
  const said = execFileSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  expect(said.trim()).toBe('3.015,2.492');
});

test('what imports the smaller engine of earlier versions gets the one engine', async () => {
  const script = `
    import load, { loadSheets } from 'tallysheet';
    const { pathname } = new URL(import.meta.resolve('tallysheet/tallysheet_sheets.wasm'));
    const { rplops } = await loadSheets({ wasm: pathname });
    console.log(loadSheets === load, rplops.scoreGame({ finish: [{ place: 1 }, { place: 2 }] }).value.rows[0].points);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: PACKAGE, // a package may import itself by its name
  });
  expect(said.trim()).toBe('true 66.67');
});

/** Node has source-phase imports from version 24.5 on. */
function knowsSourceImports(): boolean {
  const script = `import source wasm from 'data:application/wasm;base64,${Buffer.from(EMPTY_MODULE).toString('base64')}';`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script]).status === 0;
}

const SOURCE_IMPORT = recipes('With a bundler').at(-2)!;

test.skipIf(!knowsSourceImports())('a source-phase import gives the engine in Node', () => {
  const script = `${SOURCE_IMPORT}
    console.log(tallysheet.puffingBilly.scoreBoard(${JSON.stringify(BOARD)}).value.rows.map(({ total }) => total).join());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: PACKAGE,
  });
  expect(said.trim()).toBe('3.015,2.492');
});

const SOURCE_SCRIPT = `
  import load, { fallback } from './tallysheet.js';
  import source wasm from './compiled.wasm';
  const { puffingBilly } = await load({ wasm });
  document.title = puffingBilly.scoreBoard(${JSON.stringify(BOARD)}).value.rows[0].total + ' ' + fallback();`;

describe('in a browser, as the README tells it for a plain page, without a bundler or the evaluation of texts', () => {
  const [page, script, header] = recipes('On a plain page') as [string, string, string];
  const files: Record<string, [string, string | Buffer]> = {
    '/': ['text/html', `<!doctype html><title>Package</title>${page}`],
    '/score.js': ['text/javascript', script],
    '/tallysheet.js': ['text/javascript', readFileSync(new URL('tallysheet.js', PACKAGE))],
    '/tallysheet.wasm': ['application/octet-stream', bytes],
    '/source': ['text/html', '<!doctype html><title>Package</title><script type="module" src="source.js"></script>'],
    '/source.js': ['text/javascript', SOURCE_SCRIPT],
    '/compiled.wasm': ['application/wasm', bytes],
  };
  const policy = /^Content-Security-Policy: (.*)/.exec(header)![1]!;
  const server = createServer((request, response) => {
    const [type, content] = files[request.url!] ?? ['text/plain', ''];
    response.writeHead(type === 'text/plain' ? 404 : 200, { 'content-type': type, 'content-security-policy': policy });
    response.end(content);
  }).listen(0);
  afterAll(() => server.close());

  /** The title that a page gives itself, and its errors. */
  async function said(path: string): Promise<string[]> {
    const page = await newPage(await sharedBrowser(), DESK);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    const all = async () => [...(await page.title().then((title) => (title === 'Package' ? [] : [title]))), ...errors];
    await expect.poll(all).not.toEqual([]);
    return all();
  }

  test('it scores a board', async () => expect(await said('/')).toEqual(['66.67']));

  test('it takes what a source-phase import compiles', async ({ skip }) => {
    const words = await said('/source');
    skip(words[0] === "Unexpected identifier 'wasm'", 'This Chromium has no source-phase imports.');
    expect(words).toEqual(['3.015 null']);
  });
});
