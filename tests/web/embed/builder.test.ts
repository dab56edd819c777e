// The page that puts together what a webmaster pastes. Which addresses it can write is in options.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSiteToCopy, type Site } from '../site.ts';

const FRAMES = '**/embed.html*';

let site: Site;
/** One for all tests: nothing is stored. */
let page: Page;
let complaints: string[];

beforeAll(async () => {
  site = await openSiteToCopy();
  ({ page, complaints } = await site.open('embed_builder.html'));
});

test('it offers every form of the page with its settings, each in words for people, and asks for its preview', async () => {
  await page.route(FRAMES, (route) => route.fulfill({ body: '' })); // what the address shows is tested elsewhere
  const legends = new Set<string>();
  const labels = await page.locator('option').allInnerTexts();
  expect(labels).toHaveLength(FORM_FRAGMENTS.length);
  for (const [at, label] of labels.entries()) {
    await page.getByLabel('Sheet', { exact: true }).selectOption(label);
    const [system, form] = FORM_FRAGMENTS[at]!.slice(1).split('/');
    const address = `${site.address}embed.html?system=${system}${form ? `&form=${form}` : ''}`;
    await expect.poll(() => page.locator('iframe').evaluate((one: HTMLIFrameElement) => one.src)).toBe(address);
    expect(await page.locator('.builder form input[type="text"]:not([aria-describedby])').count()).toBe(0);
    for (const legend of await page.locator('.builder form legend').allInnerTexts()) legends.add(legend);
  }
  await page.unroute(FRAMES);
  // The choices of a setting: those shared by all frames and elements, and those of each form in its own words.
  expect([...legends].sort()).toEqual([
    'Bonuses are rounded to',
    'Colours',
    'Embed as',
    'Figures',
    'Floor: in a draw, at least six sevenths of the draw score',
    'Formula',
    'Percentages are rounded',
    'Players are listed',
    'Rounding',
    'Show them in',
  ]);
});

test('the chosen options are in the code and in the preview', async () => {
  await page.getByLabel('Sheet', { exact: true }).selectOption('Puffing Billy, final');
  await page.getByRole('radio', { name: 'dark' }).check();
  await page.getByRole('radio', { name: '252.000,5' }).check();
  await page.getByRole('radio', { name: 'four decimals' }).check();
  await page.getByLabel('Heading').fill('Club “A” & "B"');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied.').waitFor();
  const lines = await page.evaluate(() => navigator.clipboard.readText());
  expect(lines.split('\n')).toEqual([
    `<iframe src="${site.address}embed.html?system=puffing-billy&amp;form=final&amp;theme=dark&amp;locale=de&amp;decimals=4&amp;heading=Club+%E2%80%9CA%E2%80%9D+%26+%22B%22" title="Puffing Billy final score sheet" width="100%" height="1350" frameborder="0"></iframe>`,
    `<script src="${site.address}embed-host.js" async></script>`,
  ]);
  await page.getByRole('group', { name: 'Embed as' }).getByRole('radio', { name: 'an element' }).check();
  expect((await page.getByLabel('Code to paste').inputValue()).split('\n')).toEqual([
    `<script type="module" src="${site.address}tally-sheet.js"></script>`,
    '<tally-sheet system="puffing-billy" variant="final" theme="dark" locale="de" decimals="4" heading="Club “A” &amp; &quot;B&quot;" style="display: block; min-height: 1350px"></tally-sheet>',
  ]);
  const preview = page.frameLocator('iframe');
  await expect.poll(() => preview.getByRole('textbox', { name: 'Game' }).inputValue()).toBe('Club “A” & "B"');
  await preview.getByRole('button', { name: 'Fill in the example' }).click();
  await preview.locator('.verdict .total').waitFor();
  expect(complaints).toEqual([]);
});
