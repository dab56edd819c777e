// The script beside the frame leaves the page it stands on as it was: no name of its own, nothing done twice.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heights, openHosts, type HostPage, type Hosts } from './hosts.ts';

let hosts: Hosts;

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

const SCRIPT = readFileSync('build/site/embed-host.js', 'utf8');
/** The ways to put it on a page. */
const WAYS: Record<string, () => string> = {
  'in place': () => `<script src="${hosts.site}embed-host.js"></script>`,
  'as it arrives': () => `<script src="${hosts.site}embed-host.js" async></script>`,
  'as a module': () => `<script type="module" src="${hosts.site}embed-host.js"></script>`,
  'as its own text': () => `<script>${SCRIPT}</script>`,
  'as the text of a module': () => `<script type="module">${SCRIPT}</script>`,
};
const NAMES = Object.keys(WAYS);

/** A page with a script of its own, then the frame, then what `after` is. */
async function openPage(own: string, after: string): Promise<HostPage> {
  const src = `${hosts.site}embed.html?system=rplops`;
  hosts.others['own'] = `<!doctype html><title>A club</title><script>${own}</script>
    <iframe src="${src}" title="Score sheet" width="100%" height="100" frameborder="0"></iframe>${after}`;
  const host = await hosts.open('own');
  await host.frame.locator('.verdict').waitFor();
  return host;
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

describe.each(NAMES)('included %s', (way) => {
  test.each([
    ['let and const', "let frames = 'ours'; const originOf = 'ours';"],
    ['var', "var frames = 'ours', originOf = 'ours';"],
    ['functions', "function frames() { return 'ours'; } function originOf() { return 'ours'; }"],
  ])('it does not change the page’s own names, made by %s', async (_how, own) => {
    const values = "const values = () => [frames, originOf].map((one) => (typeof one === 'function' ? one() : one));";
    const host = await openPage(own + values, WAYS[way]!());
    await expectToFit(host);
    expect(await host.page.evaluate('values()')).toEqual(['ours', 'ours']);
    expect(host.complaints).toEqual([]);
  });

  test('it adds no name to the window', async () => {
    const note = '<script>var before; before = Object.getOwnPropertyNames(window);</script>';
    const host = await openPage('', note + WAYS[way]!());
    await expectToFit(host);
    expect(
      await host.page.evaluate('Object.getOwnPropertyNames(window).filter((name) => !before.includes(name))'),
    ).toEqual([]);
    expect(await host.page.evaluate('[typeof originOf, frames === window]')).toEqual(['undefined', true]);
  });

  test.each(NAMES)('included again %s, it listens once', async (again) => {
    const count = `globalThis.listeners = 0; const add = addEventListener;
      globalThis.addEventListener = (type, ...rest) => { listeners += type === 'message' ? 1 : 0; add(type, ...rest); };`;
    const host = await openPage(count, WAYS[way]!() + WAYS[again]!());
    await host.page.waitForLoadState('load');
    await expectToFit(host);
    expect(await host.page.evaluate('listeners')).toBe(1);
    expect(host.complaints).toEqual([]);
  });
});
