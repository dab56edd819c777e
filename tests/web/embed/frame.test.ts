// A form in a frame on other people's pages, in what only a browser shows: it is as high as what is in it, cannot be tampered
// with, and has another engine. What its address asks for is in options.test.ts and frame_form.test.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { flipped, middleOf, WASM } from '../../wasm/flipped.ts';
import { brotliSize } from '../brotli_size.ts';
import { BUDGETS, heights, openHosts, showInFrame, type HostPage, type Hosts, messagesHandled } from './hosts.ts';
import { filledWith, HEAT } from '../share/link_states.ts';
import { idle } from '../site.ts';
import { PAPER } from '../tokens.ts';

const MARKUP = '<img src=x onerror="parent.postMessage(1, \'*\');document.title=1"><script>document.title=1</script>';

let hosts: Hosts;
/** One for all tests. What is typed is stored by the address of the frame. */
let host: HostPage;

beforeAll(async () => {
  hosts = await openHosts();
  host = await hosts.open('blank');
});
afterAll(() => hosts.close());

async function fillInExample({ frame }: HostPage): Promise<string> {
  await frame.getByRole('button', { name: 'Fill in the example' }).click();
  return frame.locator('.verdict .total').innerText();
}

/** Shows another host page in the same tab. */
async function show(name: string): Promise<HostPage> {
  host.complaints.length = 0;
  await host.page.goto(new URL(`/${name}.html`, host.page.url()).href);
  return host;
}

async function expectToFit({ page }: HostPage): Promise<void> {
  const least = Number(await page.locator('iframe').first().getAttribute('height'));
  await expect
    .poll(async () => {
      const { frame, contents } = await heights(page);
      return frame - Math.max(contents, least);
    })
    .toBe(0);
}

test('in a sandbox that only allows scripts, the button shows the score and what is missing', async () => {
  const { frame } = await show('sandboxed');
  await frame.getByRole('button', { name: 'Show the sheet' }).click();
  await frame.getByRole('alert').getByText('Austria’s number of centres is missing.').waitFor();
  await frame.getByRole('button', { name: 'Fill in the example' }).click();
  await frame.getByRole('button', { name: 'Show the sheet' }).click();
  expect(await frame.locator('#sheet').evaluate((sheet) => document.activeElement === sheet)).toBe(true);
});

test('below the screen, where browsers do not draw it, it grows before one scrolls to it, and then fits', async () => {
  const site = hosts.site.replace('localhost', '127.0.0.1');
  hosts.others['below'] = `<!doctype html><title>A club</title><div style="height: 5000px"></div>
    <iframe src="${site}embed.html?system=rplops" title="Score sheet" width="100%" height="100"></iframe>
    <script src="${site}embed-host.js"></script>`;
  const { page } = await show('below');
  const reserved = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  const needed = () => page.frames()[1]!.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await expect.poll(reserved).toBeGreaterThan(100);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await needed()) - (await reserved())).toBe(0);
});

test('its address sets a theme, whatever the device prefers, and its link fills in a sheet, which keeps changes over a reload', async () => {
  const { page, frame } = await show('plain');
  await showInFrame(page, `${hosts.site}embed.html?system=rplops&theme=dark#${await formLink('rplops', HEAT)}`);
  await frame.locator('.winner').getByText('Ann').waitFor();
  expect(await frame.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(PAPER.dark);
  const game = frame.getByRole('textbox', { name: 'Game' });
  await game.fill('Heat 2');
  await Promise.all([page.waitForEvent('framenavigated'), page.frames()[1]!.evaluate(() => location.reload())]);
  await frame.locator('.winner').waitFor();
  expect(await game.inputValue()).toBe('Heat 2');
});

test('markup in a link runs nothing', async () => {
  const { page, frame, complaints } = await show('plain');
  const link = await formLink('rplops', filledWith(MARKUP)['rplops']!);
  await showInFrame(page, `${hosts.site}embed.html?system=rplops#${link}`);
  await frame.getByRole('button', { name: 'Show the sheet' }).click();
  await frame.getByRole('alert').waitFor();
  expect(await frame.getByRole('textbox', { name: 'Game' }).inputValue()).toBe(MARKUP);
  expect(await frame.locator('h1').innerText()).toBe('RPLOPS – Tallysheet');
  expect(await frame.locator('img, body script').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a thousand hostile messages change nothing, and no other frame sets the height', async () => {
  const host = await show('hostile');
  await fillInExample(host);
  await host.frame.locator('#announcer', { hasText: 'Jenny wins' }).waitFor({ state: 'attached' });
  await expectToFit(host);
  const contents = () =>
    host.frame
      .locator('body')
      .evaluate((body) => [body.innerHTML, ...[...body.querySelectorAll('input')].map((input) => input.value)]);
  await idle(host.page.frames()[1]!);
  const before = await contents();
  await host.page.evaluate(async () => {
    const { contentWindow } = document.querySelector('iframe')!;
    const texts = [
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '__proto__',
      'tallysheet-height?',
      '{"type":"state"}',
    ];
    const shapes = [
      (text: string) => text,
      (text: string) => ({ type: text, state: { heading: text } }),
      (text: string) => [text],
      () => ({ type: 'tallysheet-height', height: 1 }),
    ];
    for (let at = 0; at < 1000; at++) contentWindow!.postMessage(shapes[at % 4]!(texts[at % 5]!), '*');
    for (const height of [5, NaN, '5', Infinity, -1]) postMessage({ type: 'tallysheet-height', height }, '*');
  });
  await messagesHandled(host.page);
  expect(await contents()).toEqual(before);
  await expectToFit(host);
  expect(host.complaints).toEqual([]);
});

async function expectOtherEngine(): Promise<void> {
  await show('plain');
  await expect.poll(() => host.page.frames()[1]?.url()).toContain('embed_plain.html?system=puffing-billy');
  await host.frame.locator('.verdict').waitFor();
  expect(await fillInExample(host)).toBe('3.028');
}

describe('a frame whose engine is damaged', () => {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const ENGINE = base64(WASM);

  /** embed.html with another engine in its script, which its policy allows. */
  function frameWith(engine: string): string {
    const html = readFileSync('build/site/embed.html', 'utf8');
    const script = /<script type="module" crossorigin>(.*)<\/script>/s.exec(html)![1]!;
    expect(script.split(ENGINE)).toHaveLength(2);
    const changed = script.replace(ENGINE, engine);
    return html.replace(script, () => changed).replace(sha256(script), sha256(changed));
  }

  test.each([
    ['by another byte', base64(flipped(middleOf('data')))],
    ['by a sign that is none of base64', `${ENGINE.slice(0, 20_000)}?${ENGINE.slice(20_001)}`],
  ])('%s uses its other engine', async (_how, engine) => {
    const body = frameWith(engine);
    await host.page.route('**/embed.html*', (route) => route.fulfill({ contentType: 'text/html', body }));
    await expectOtherEngine();
    await host.page.unroute('**/embed.html*');
  });
});

test(`the frame is one file of ${BUDGETS.frame} bytes or less`, async () => {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(request.url());
  host.page.on('request', note);
  await fillInExample(await show('plain'));
  host.page.off('request', note);
  expect(
    asked
      .filter((url) => url.startsWith(hosts.site))
      .map((url) => url.slice(hosts.site.length))
      .sort(),
  ).toEqual(['embed-host.js', 'embed.html?system=puffing-billy']);
  const bytes = ['embed.html', 'embed-host.js'].map((name) => brotliSize(`build/site/${name}`));
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.frame);
});

test('without WebAssembly the frame uses its other engine', async () => {
  await host.page.addInitScript('delete window.WebAssembly');
  await expectOtherEngine();
});
