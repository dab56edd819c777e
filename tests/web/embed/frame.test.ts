// A form in a frame on other people's pages: it scores, is as high as what is in it, and cannot be tampered with.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

async function fillInExample({ frame }: HostPage): Promise<string> {
  await frame.getByRole('button', { name: 'Fill in the example' }).click();
  return frame.locator('.verdict .total').innerText();
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
  const { frame } = await hosts.open('sandboxed');
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
  const { page } = await hosts.open('below');
  const reserved = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  const needed = () => page.frames()[1]!.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await expect.poll(reserved).toBeGreaterThan(100);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await needed()) - (await reserved())).toBe(0);
});

describe('the options in the address', () => {
  async function openFrame(address: string): Promise<HostPage> {
    const host = await hosts.open('plain');
    await showInFrame(host.page, `${hosts.site}embed.html${address}`);
    await host.frame.locator('main').waitFor();
    return host;
  }

  test('set the settings, also after filling in the example and starting again', async () => {
    const { frame } = await openFrame('?system=size-matters&rounding=exact&floor=false');
    for (const press of ['Fill in the example', 'Start again']) {
      await frame.getByRole('button', { name: press }).click();
      await frame.locator('.settings').evaluate((details: HTMLDetailsElement) => (details.open = true));
      expect(await frame.getByRole('radio', { name: 'Exact' }).isChecked()).toBe(true);
      expect(await frame.getByRole('checkbox', { name: /^Floor/ }).isChecked()).toBe(false);
    }
  });

  test('set a theme, whatever the device prefers', async () => {
    const { frame } = await openFrame('?system=rplops&theme=dark');
    const paper = () => frame.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    expect(await paper()).toBe(PAPER.dark);
  });

  test('are reported if they are invalid, with the valid values', async () => {
    const { frame } = await openFrame('?system=puffing-billy&form=finale&theme=blue&utm_source=club');
    await expect
      .poll(() => frame.locator('.problem').allInnerTexts())
      .toEqual([
        'The address of this frame says form=“finale”. It can be left out, final.',
        'The address of this frame says theme=“blue”. It can be light, dark.',
      ]);
  });

  test('fill in a link’s sheet, and changes to it are there after a reload', async () => {
    const link = await formLink('rplops', HEAT);
    const { page, frame } = await openFrame(`?system=rplops#${link}`);
    await frame.locator('.winner').getByText('Ann').waitFor();
    await frame.getByRole('textbox', { name: 'Game' }).fill('Heat 2');
    await Promise.all([page.waitForEvent('framenavigated'), page.frames()[1]!.evaluate(() => location.reload())]);
    await frame.locator('.winner').waitFor();
    expect(await frame.getByRole('textbox', { name: 'Game' }).inputValue()).toBe('Heat 2');
  });

  test.each(Object.entries(filledWith(MARKUP)))(
    'markup in every text of a link stays text: %s',
    async (form, state) => {
      const [system, variant] = form.split('/');
      const { page, frame, complaints } = await openFrame(
        `?system=${system}${variant ? `&form=${variant}` : ''}&heading=${encodeURIComponent(MARKUP)}#${await formLink(form, state)}`,
      );
      await frame.getByRole('button', { name: 'Show the sheet' }).click();
      await frame.getByRole('alert').waitFor();
      expect(
        await frame
          .locator('input')
          .evaluateAll((all, text) => all.filter((one) => (one as HTMLInputElement).value === text).length, MARKUP),
      ).toBeGreaterThan(4);
      expect(await frame.locator('img, body script').count()).toBe(0);
      expect(await frame.locator('h1').innerText()).toMatch(/^[A-Z][\w ]+ – Tallysheet$/);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('a broken link, or one for another sheet, is reported, and the form is blank', async () => {
    for (const fragment of [
      '1.AAAA',
      'detour-98f?1.AAAA',
      await formLink('union-pacific', { heading: '', players: [{ key: '1' }, { key: '2' }], rounding: 'total' }),
    ]) {
      const { frame } = await openFrame(`?system=rplops#${fragment}`);
      await frame.getByText('The frame could not be filled in from its link.').waitFor();
      expect(await frame.locator('.verdict .waiting').innerText()).toBe('Nothing filled in yet');
    }
  });
});

test('a thousand hostile messages change nothing, and no other frame sets the height', async () => {
  const host = await hosts.open('hostile');
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

test('without WebAssembly the frame uses its other engine', async () => {
  const host = await hosts.open('plain');
  await host.page.addInitScript('delete window.WebAssembly');
  await host.page.reload();
  await host.frame.locator('.verdict').waitFor();
  await expect.poll(() => host.page.frames()[1]!.url()).toContain('embed_plain.html?system=puffing-billy');
  expect(await fillInExample(host)).toBe('3.028');
});

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
    ['by a sign that is none of base64', ENGINE.replace(/(?<=^.{20000})./, '?')],
  ])('%s uses its other engine', async (_how, engine) => {
    const { page, frame } = await hosts.open('plain');
    await page.route('**/embed.html*', (route) => route.fulfill({ contentType: 'text/html', body: frameWith(engine) }));
    await page.reload();
    await expect.poll(() => page.frames()[1]!.url()).toContain('embed_plain.html?system=puffing-billy');
    await frame.locator('.verdict').waitFor();
    expect(await fillInExample({ page, frame, complaints: [] })).toBe('3.028');
  });
});

test(`the frame is one file of ${BUDGETS.frame} bytes or less`, async () => {
  const { page } = await hosts.open('plain');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(
    asked
      .filter((url) => url.startsWith(hosts.site))
      .map((url) => url.slice(hosts.site.length))
      .sort(),
  ).toEqual(['embed-host.js', 'embed.html?system=puffing-billy']);
  const bytes = ['embed.html', 'embed-host.js'].map((name) => brotliSize(`build/site/${name}`));
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.frame);
});
