// The script beside the frame leaves the page it stands on as it was: no name of its own, nothing done twice, no other
// frame changed.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heights, openHosts, type HostPage, type Hosts } from './hosts.ts';

let hosts: Hosts;
/** One page for all tests: nothing on it is stored. */
let host: HostPage;

beforeAll(async () => {
  hosts = await openHosts();
  host = await hosts.open('blank');
  await host.page.route(
    ({ href }) => href.endsWith(SMALL),
    (route) => route.fulfill({ contentType: 'text/html', body: SMALL_FRAME }),
  );
});
afterAll(() => hosts.close());

const SCRIPT = readFileSync('build/site/embed-host.js', 'utf8');
/** The ways to put it on a page. */
const WAYS: Record<string, () => string> = {
  'in place': () => `<script src="${hosts.site}embed-host.js"></script>`,
  'as it arrives': () => `<script src="${hosts.site}embed-host.js" async></script>`,
  'as a module': () => `<script type="module" src="${hosts.site}embed-host.js"></script>`,
  'as its own text': () => `<script data-tallysheet="${hosts.site}">${SCRIPT}</script>`,
  'as the text of a module': () => `<script type="module" data-tallysheet="${hosts.site}">${SCRIPT}</script>`,
};
const NAMES = Object.keys(WAYS);

/** In place of a form, since the page around it is all that matters: it gives its height when it is there and when asked. */
const SMALL = 'embed.html?small';
const SMALL_FRAME = `<!doctype html><body style="margin: 0; height: 300px"><script>
  const give = () => parent.postMessage({ type: 'tallysheet-height', height: 300 }, '*');
  addEventListener('message', ({ data }) => data === 'tallysheet-height?' && give());
  give();
</script>`;

async function show(name: string): Promise<HostPage> {
  host.complaints.length = 0;
  await host.page.goto(new URL(`/${name}.html`, host.page.url()).href);
  return host;
}

/** A page with a script of its own, then the frame, then what `after` is. */
async function openPage(own: string, after: string): Promise<HostPage> {
  const src = hosts.site + SMALL;
  hosts.others['own'] = `<!doctype html><title>A club</title><script>${own}</script>
    <iframe src="${src}" title="Score sheet" width="100%" height="100" frameborder="0"></iframe>${after}`;
  return show('own');
}

/** The script runs: without it the frame stays 100 pixels high. */
async function expectToFit({ page }: HostPage): Promise<void> {
  await expect
    .poll(async () => {
      const { frame, contents } = await heights(page);
      return contents > 100 && frame === contents;
    })
    .toBe(true);
}

/** Counts listeners for messages. */
const COUNT = `window.listeners = 0; const add = addEventListener;
  window.addEventListener = (type, ...rest) => { listeners += type === 'message' ? 1 : 0; add(type, ...rest); };`;
/** What the page's own names are at the end. */
const VALUES = "const values = () => [frames, originOf].map((one) => (typeof one === 'function' ? one() : one));";
/** The page's own names: those of scripts alone and those of the window, too. A long run has each of both kinds, in every way. */
const OWN = {
  'let and functions': "let frames = 'ours'; function originOf() { return 'ours'; }",
  'var and const': "var frames = 'ours'; const originOf = 'ours';",
  'let and const': "let frames = 'ours'; const originOf = 'ours';",
  'var and functions': "var frames = 'ours'; function originOf() { return 'ours'; }",
};
const IS_LONG = Boolean(process.env['LONG']);

describe.each(NAMES)('included %s', (way) => {
  test.each(Object.entries(OWN).slice(0, IS_LONG || way === 'in place' ? 4 : 1))(
    'it listens once and does not change the page’s own names, made by %s',
    async (_how, own) => {
      const host = await openPage(own + VALUES + COUNT, WAYS[way]!());
      await expectToFit(host);
      expect(await host.page.evaluate('values()')).toEqual(['ours', 'ours']);
      expect(await host.page.evaluate('listeners')).toBe(1);
      expect(host.complaints).toEqual([]);
    },
  );

  /** As the pasted line has it, and in a long run in the other ways, too: the first copy marks the window, whichever way it came. */
  test.each(IS_LONG ? [...new Set([way, 'in place', 'as it arrives'])] : ['as it arrives'])(
    'included again %s, it listens once, and adds no name to the window',
    async (again) => {
      const note = '<script>var before; before = Object.getOwnPropertyNames(window);</script>';
      const host = await openPage(COUNT, note + WAYS[way]!() + WAYS[again]!());
      await host.page.waitForLoadState('load');
      await expectToFit(host);
      expect(await host.page.evaluate('listeners')).toBe(1);
      expect(
        await host.page.evaluate('Object.getOwnPropertyNames(window).filter((name) => !before.includes(name))'),
      ).toEqual([]);
      expect(await host.page.evaluate('[typeof originOf, frames === window]')).toEqual(['undefined', true]);
      expect(host.complaints).toEqual([]);
    },
  );
});

describe('frames that are not of the script’s site', () => {
  const height = (page: HostPage['page'], title: string) =>
    page.getByTitle(title).evaluate((frame) => frame.clientHeight);
  const asked = (page: HostPage['page']) => page.evaluate('asked');

  /** A page with the site's frame, which gets its height, and another frame, which asks for one. */
  async function openBeside(src: string, script: string): Promise<HostPage> {
    const asks = `<script>parent.postMessage({ type: 'tallysheet-height', height: 40000 }, '*')</script>`;
    hosts.others[src.replace('.html', '')] = `<!doctype html><title>Another page</title>${asks}`;
    hosts.others['both'] = `<!doctype html><title>A club</title>
      <script>var asked = 0; addEventListener('message', ({ data }) => { if (data.height === 40000) asked += 1; });</script>
      <iframe src="${hosts.site + SMALL}" title="Score sheet" width="100%" height="100"></iframe>
      <iframe src="${src}" title="Another frame" width="100%" height="100"></iframe>${script}`;
    return show('both');
  }

  /** Asks again, now that the script runs. */
  async function expectUnchanged({ page }: HostPage, src: string): Promise<void> {
    await expect.poll(() => asked(page)).toBe(1);
    await page
      .getByTitle('Another frame')
      .evaluate((frame: HTMLIFrameElement, address) => void (frame.src = address), src);
    await expect.poll(() => asked(page)).toBe(2);
    expect(await height(page, 'Another frame')).toBe(100);
  }

  test.each(NAMES)('keep their height, though they are called like ours: included %s', async (way) => {
    const host = await openBeside('embed.html', WAYS[way]!());
    await expectToFit(host);
    await expectUnchanged(host, 'embed.html');
  });

  test('keep it though their address names the site’s frame', async () => {
    const src = `embed.html?of=${hosts.site}embed.html`;
    const host = await openBeside(src, WAYS['in place']!());
    await expectToFit(host);
    await expectUnchanged(host, src);
  });

  test('inlined without naming a site, the script takes the page’s own', async () => {
    const host = await openBeside('embed.html', `<script>${SCRIPT}</script>`);
    await host.page.getByTitle('Another frame').evaluate((frame: HTMLIFrameElement) => void (frame.src = 'embed.html'));
    await expect.poll(() => height(host.page, 'Another frame')).toBe(40_000);
    expect(await height(host.page, 'Score sheet')).toBe(100);
  });

  test.each([
    ['comes from there', (other: string) => `<script src="${other}embed-host.js"></script>`],
    ['names their site', (other: string) => `<script data-tallysheet="${other}">${SCRIPT}</script>`],
  ])('get it from a copy of the script that %s', async (_which, second) => {
    const other = hosts.site.replace('localhost', '127.0.0.1');
    const host = await openBeside(other + SMALL, WAYS['in place']!() + second(other));
    await expectToFit(host);
    await expect.poll(() => height(host.page, 'Another frame')).toBeGreaterThan(100);
  });
});
