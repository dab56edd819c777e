// The effects of other pages and servers on a form: text sizes, Trusted Types and their own policies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHost, type Host } from '../offline/host.ts';
import { newPage, PHONE, sharedBrowser } from '../site.ts';
import { openHosts, showInFrame, type Hosts } from './hosts.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

/** A page of a club, with these styles and this form. */
function club(name: string, head: string, form: string): string {
  hosts.others[name] =
    `<!doctype html><meta charset="utf-8"><title>A club</title>${head}<script type="module" src="${hosts.site}tally-sheet.js"></script>${form}`;
  return name;
}

describe('frame and element take the same words for a second form', () => {
  test('the frame takes the element’s', async () => {
    const { page, frame } = await hosts.open('plain');
    for (const word of ['form', 'variant']) {
      await showInFrame(page, `${hosts.site}embed.html?system=puffing-billy&${word}=final`);
      await frame.getByRole('button', { name: 'Add a board' }).waitFor();
      expect(await frame.locator('h1').innerText()).toBe('Puffing Billy final – Tallysheet');
    }
    await showInFrame(page, `${hosts.site}embed.html?system=puffing-billy&variant=finale`);
    await frame.getByText('The address of this frame says variant=“finale”. It can be left out, final.').waitFor();
  });

  test('the element takes the frame’s, unless it names the form that the element belongs to', async () => {
    const sheet = (attributes: string) => `<tally-sheet system="puffing-billy" ${attributes}></tally-sheet>`;
    const body = `<form id="evening"></form>${sheet('form="final"')}${sheet('form="evening"')}`;
    const { page } = await hosts.open(club('words', '', body));
    const sheets = page.locator('tally-sheet');
    await sheets.nth(0).getByRole('button', { name: 'Add a board' }).waitFor();
    await sheets.nth(1).getByRole('button', { name: 'Add a finisher' }).waitFor();
    expect(await sheets.nth(1).evaluate((one: any) => one.form.id)).toBe('evening');
  });
});

describe('the element’s text', () => {
  /** The size of the smallest label, in pixels. */
  const labelSize = async (name: string) => {
    const { page } = await hosts.open(name);
    const label = page.locator('tally-sheet label').first();
    await label.waitFor();
    return label.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  };

  test.each<[string, string, number]>([
    [
      'as large as the text around it, where the root is small',
      'html { font-size: 10px } body { font-size: 1.6rem }',
      16,
    ],
    ['as large as the text around it, where that is large', 'body { font-size: 24px }', 24],
    ['never too small to read', 'html { font-size: 10px }', 13],
    ['of the size that the page says', 'html { font-size: 10px } tally-sheet { --tally-rem: 20px }', 20],
  ])('is %s', async (_what, style, rem) => {
    const usual = await labelSize(club('usual', '<style>tally-sheet { --tally-rem: 16px }</style>', FORM));
    expect(await labelSize(club('sized', `<style>${style}</style>`, FORM))).toBeCloseTo((usual * rem) / 16, 1);
  });
});

const FORM = '<tally-sheet system="puffing-billy"></tally-sheet>';

test('rules for every element, and a row of the page, leave it its letters and its width', async () => {
  const style =
    '* { font: inherit; box-sizing: content-box; text-transform: uppercase; line-height: 3; letter-spacing: 2px }';
  const row = `<div style="display: grid"><div style="display: flex; margin-inline: auto">${FORM}</div></div>`;
  const { page } = await hosts.open(club('every', `<style>${style}</style>`, row));
  const heads = page.locator('tally-sheet label').first();
  await heads.waitFor();
  const styles = await heads.evaluate((one) => {
    const { textTransform, letterSpacing, lineHeight, fontSize } = getComputedStyle(one);
    return [textTransform, letterSpacing, (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(1)];
  });
  expect(styles).toEqual(['none', 'normal', '1.4']);
  expect((await page.locator('tally-sheet').boundingBox())!.width).toBeGreaterThanOrEqual(240);
});

test('its name says what it holds; a title of the page’s own takes its place', async () => {
  const second = '<tally-sheet system="puffing-billy" variant="final" title="Our final"></tally-sheet>';
  const { page } = await hosts.open(club('named', '', FORM + second));
  await page.getByRole('group', { name: 'Puffing Billy score sheet', exact: true }).waitFor();
  await page.getByRole('group', { name: 'Our final', exact: true }).waitFor();
});

test('under Trusted Types that forbid Lit’s policy, a sentence stands in its place', async () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="trusted-types \'none\'">';
  const { page } = await hosts.open(club('types', policy, FORM));
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
    const page = await newPage(await sharedBrowser(), PHONE);
    await page.goto(host.address + path);
    return page;
  };

  test.each(['embed.html?system=rplops', 'embed_plain.html?system=rplops', 'embed_builder.html'])(
    'that forbids inline scripts leaves a sentence on %s',
    async (path) => {
      const page = await open(path, "default-src 'self'");
      await page.getByText('could not start').waitFor();
    },
  );

  test('that forbids WebAssembly leaves the frame its plain engine', async () => {
    const page = await open('embed.html?system=rplops', "default-src 'self' 'unsafe-inline'");
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
    expect(await page.getByText('could not start').count()).toBe(0);
  });
});
