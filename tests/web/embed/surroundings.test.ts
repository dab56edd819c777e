// The effects of other pages and servers on a form: text sizes, Trusted Types and their own policies.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHost, type Host } from '../offline/host.ts';
import { openHosts, type Hosts } from './hosts.ts';

let hosts: Hosts;
/** One for all pages: nothing is typed on them. */
let page: Page;
beforeAll(async () => {
  hosts = await openHosts();
  ({ page } = await hosts.open('blank'));
});
afterAll(() => hosts.close());

/** Shows a page of a club, with these styles and this form. */
async function showClub(head: string, form: string): Promise<void> {
  hosts.others['club'] =
    `<!doctype html><meta charset="utf-8"><title>A club</title>${head}<script type="module" src="${hosts.site}tally-sheet.js"></script>${form}`;
  await page.goto(new URL('/club.html', page.url()).href);
}

const FORM = '<tally-sheet system="puffing-billy"></tally-sheet>';

test('the element’s text is as large as that around it, but never too small to read, and the page can say another size', async () => {
  await showClub('<style></style>', FORM);
  const label = page.locator('tally-sheet label').first();
  await label.waitFor();
  /** The size of the smallest label, in pixels, under these styles. */
  const sizeUnder = async (styles: string) => {
    await page.locator('style').evaluate((one, text) => void (one.textContent = text), styles);
    return label.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  };
  const usual = await sizeUnder('tally-sheet { --tally-rem: 16px }');
  for (const [styles, rem] of [
    ['html { font-size: 10px } body { font-size: 1.6rem }', 16],
    ['body { font-size: 24px }', 24],
    ['html { font-size: 10px }', 13],
    ['html { font-size: 10px } tally-sheet { --tally-rem: 20px }', 20],
  ] as const)
    expect(await sizeUnder(styles), styles).toBeCloseTo((usual * rem) / 16, 1);
});

test('rules for every element, and a row of the page, leave it its letters and its width', async () => {
  const style =
    '* { font: inherit; box-sizing: content-box; text-transform: uppercase; line-height: 3; letter-spacing: 2px }';
  const row = `<div style="display: grid"><div style="display: flex; margin-inline: auto">${FORM}</div></div>`;
  await showClub(`<style>${style}</style>`, row);
  const heads = page.locator('tally-sheet label').first();
  await heads.waitFor();
  const styles = await heads.evaluate((one) => {
    const { textTransform, letterSpacing, lineHeight, fontSize } = getComputedStyle(one);
    return [textTransform, letterSpacing, (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(1)];
  });
  expect(styles).toEqual(['none', 'normal', '1.4']);
  expect((await page.locator('tally-sheet').boundingBox())!.width).toBeGreaterThanOrEqual(240);
});

test('under Trusted Types that forbid Lit’s policy, a sentence stands in its place', async () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="trusted-types \'none\'">';
  await showClub(policy, FORM);
  await page.getByText('This form cannot start: the page’s Content-Security-Policy has “trusted-types”').waitFor();
});

describe('a server’s own policy', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.stop());

  const open = async (path: string, policy: string) => {
    host.headers['content-security-policy'] = policy;
    await page.goto(host.address + path);
  };

  test.each(['embed.html?system=rplops', 'embed_plain.html?system=rplops', 'embed_builder.html'])(
    'that forbids inline scripts leaves a sentence on %s',
    async (path) => {
      await open(path, "default-src 'self'");
      await page.getByText('could not start').waitFor();
    },
  );

  test('that forbids WebAssembly leaves the frame its plain engine', async () => {
    await open('embed.html?system=rplops', "default-src 'self' 'unsafe-inline'");
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
    expect(await page.getByText('could not start').count()).toBe(0);
  });
});
