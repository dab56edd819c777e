// The README's code in each bundler with default settings, without a loader or an option for the engine: each bundle
// scores the README's example in a browser.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from 'vite';
import { installed } from '../wasm/installed.ts';
import { recipes } from '../wasm/recipes.ts';
import { sharedBrowser } from '../web/site.ts';
import { ownTool, serve, tool, Workshop } from './tools.ts';

const README = readFileSync('README.md', 'utf8');
const [EXAMPLE] = /import load from 'tallysheet';[\s\S]*?(?=\n```)/.exec(README)!;
const SCORED = 'PB 3.015';

/** Puts the output of the README's code into the title of the page. */
const onPage = (script: string) => script.replace('console.log(', 'document.title = "PB " + (');

const ENTRIES: Record<string, string> = {
  readme: onPage(EXAMPLE),
  inline: onPage(EXAMPLE.replace("'tallysheet'", "'tallysheet/inline'")),
  element: `import 'tallysheet/tally-sheet.js';
document.body.append(Object.assign(document.createElement('tally-sheet'), { system: 'puffing-billy' }));`,
};

/** Does the same in a module worker, which awaits the engine before anything else. */
const WORKER: Record<string, string> = {
  'src/worker.js': EXAMPLE.replace('console.log(', 'postMessage('),
  'src/readme.js': `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => (document.title = 'PB ' + data);`,
  'vite.config.js': recipes('With a bundler').find((code) => code.includes("format: 'es'"))!,
};

/** Bundlers, each of which builds src/<entry>.js, or the page that loads it, into dist/. */
const BUNDLERS: Record<string, (shop: Workshop, entry: string) => string> = {
  vite: (shop) => shop.do(ownTool('vite'), 'build', '--target', 'es2022').err,
  webpack: (shop, entry) =>
    shop.do(
      tool('webpack'),
      'build',
      '--entry',
      `./src/${entry}.js`,
      '--mode',
      'production',
      '--output-filename',
      'main.js',
      '--no-performance',
    ).out,
  rollup: (shop, entry) =>
    shop.do(
      tool('rollup'),
      `src/${entry}.js`,
      '-p',
      'node-resolve',
      '-d',
      'dist',
      '-f',
      'es',
      '--entryFileNames',
      'main.js',
    ).err,
  esbuild: (shop, entry) =>
    shop.do(tool('esbuild'), `src/${entry}.js`, '--bundle', '--format=esm', '--outfile=dist/main.js').err,
  parcel: (shop) =>
    shop.do(tool('parcel'), 'build', 'index.html', '--no-cache', '--dist-dir', 'dist', '--public-url', './').out,
};

/** Bundlers that include tallysheet.wasm. */
const COPIES_FILES = ['vite', 'webpack', 'parcel'];
/** Bundlers that do not make a page. */
const WITHOUT_PAGE = ['webpack', 'rollup', 'esbuild'];

let shop: Workshop;
beforeAll(async () => {
  shop = new Workshop(await installed());
  shop.bring('@rollup/plugin-node-resolve');
});
afterAll(() => shop.remove());

async function bundled(
  bundler: string,
  entry: string,
  use: (page: Page, said: string[]) => Promise<void>,
  besides: Record<string, string> = {},
): Promise<void> {
  const page = (script: string) =>
    `<!doctype html><title>Bundle</title><body><script type="module" src="${script}"></script>`;
  shop.clear('dist');
  shop.files({ [`src/${entry}.js`]: ENTRIES[entry] ?? '', 'index.html': page(`src/${entry}.js`), ...besides });
  const output = BUNDLERS[bundler]!(shop, entry);
  expect(output).not.toMatch(/critical dependency|error|\bwarn/i);
  if (WITHOUT_PAGE.includes(bundler)) shop.files({ 'dist/index.html': page('main.js') });
  const served = await serve(`${shop.folder}/dist`);
  const tab = await (await sharedBrowser()).newPage();
  const said: string[] = [];
  tab.on('pageerror', ({ message }) => said.push(message));
  tab.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  await tab.goto(served.address);
  await use(tab, said);
  await tab.close();
  served.close();
}

describe.each(Object.keys(BUNDLERS))('%s', (bundler) => {
  const expected = COPIES_FILES.includes(bundler) ? [] : [expect.stringContaining('load({ wasm })')];

  test('scores the README’s example, and warns only where it left the engine behind', async () => {
    await bundled(bundler, 'readme', async (page, said) => {
      await expect.poll(() => page.title().then((title) => [title, ...said])).toEqual([SCORED, ...expected]);
    });
  });

  test('scores with the engine inside, without a warning', async () => {
    await bundled(bundler, 'inline', async (page, said) => {
      await expect.poll(() => page.title().then((title) => [title, ...said])).toEqual([SCORED]);
    });
  });

  test('shows the element', async () => {
    await bundled(bundler, 'element', async (page, said) => {
      await page.getByRole('button', { name: 'Fill in the example' }).click();
      expect(await page.locator('.verdict .total').innerText()).toBe('3.028');
      expect(said).toEqual(expected);
    });
  });
});

/** Parcel's workers do not support top-level `await`. */
const [AWAITED] = [WORKER['src/worker.js']!].map((script) =>
  script.replace(/const (\{ \w+ \}) = await load\(\);/, 'load().then(($1) => {').concat('\n});'),
);

describe.each(COPIES_FILES)('%s, in a worker', (bundler) => {
  test('scores with WebAssembly', async () => {
    const scores = (page: Page, said: string[]) =>
      expect.poll(() => page.title().then((title) => [title, ...said])).toEqual([SCORED]);
    const awaited = bundler === 'parcel' && { 'src/worker.js': AWAITED! };
    await bundled(bundler, 'readme', scores, { ...WORKER, ...awaited });
  });
});

test('Vite’s own server for development finds the engine', async () => {
  shop.clear('dist');
  shop.files({
    'src/readme.js': ENTRIES['readme']!,
    'index.html': '<title>Bundle</title><script type="module" src="/src/readme.js"></script>',
  });
  const server = await createServer({ root: shop.folder, configFile: false, logLevel: 'silent', server: { port: 0 } });
  await server.listen();
  const page = await (await sharedBrowser()).newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  await page.goto(server.resolvedUrls!.local[0]!);
  await expect.poll(() => page.title().then((title) => [title, ...said])).toEqual([SCORED]);
  await server.close();
});

test('the package’s README has the lines that are tried here', () => {
  expect(recipes('With a bundler').join('\n')).toContain("from 'tallysheet/inline'");
});
