// The Detour 98f form as a scorer uses it: by keyboard, with mistakes, and the rules' figures.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centresField, countLine, focused, totals, typeCentres, verdict } from './diplomacy.ts';
import { aGame, anEvent, putEvent } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';
import type { Form } from '../../../web/src/form/form.ts';
import type { Row } from '../../../web/src/ui/rows.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const FORM = 'detour-98f';
const DRAW = [14, 9, 6, 5, 0, 0, 0];
const ANSWERS = 'nyy';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

let site: Site;
let forms: typeof import('../../../web/src/systems/detour-98f/model.ts');
beforeAll(async () => {
  [site, forms] = await Promise.all([openSite(), import('../../../web/src/systems/detour-98f/model.ts')]);
});

async function openForm(): Promise<Page> {
  const { page } = await site.open(`#${FORM}`);
  return page;
}

/** Row by row with Enter alone, without names; the letters answer the question about the eliminated. */
async function typeBoard(page: Page, centres: number[], answers: string): Promise<void> {
  const letters = [...answers];
  const lines = centres.map((some) => [String(some), ...(some === 0 ? letters.splice(0, 1) : [])]);
  await centresField(page, FORM, 0).focus();
  for (const text of lines.flatMap((line, at) => (at > 0 ? ['', ...line] : line))) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

const typeDraw = (page: Page) => typeBoard(page, DRAW, ANSWERS);

/** The form's request for these texts of Italy, the only eliminated power, alone or in an event. */
function readItaly(
  texts: Record<string, string>,
  form: Form<any, any> = forms.form,
): { lastHeld: unknown; problems: number } {
  const powers = form.state.blank().powers.map((row: Row) => ({ ...row, centres: '5' }));
  powers[4] = { key: 'italy', centres: '0', ...texts };
  const { request, problems } = form.read({ ...form.state.blank(), powers }, NUMBERS.point);
  return { lastHeld: request.powers[4].lastHeld, problems: problems.length };
}

const answer = (page: Page, power: string, says: string) =>
  page.getByRole('radiogroup', { name: `${power}: Alive after Fall 1905?` }).getByRole('radio', { name: says });
const line = (page: Page, power: number) => page.locator('.sheet tbody').nth(power).locator('tr').first();

test('a draw typed by keyboard, with answers for the eliminated, is scored', async () => {
  const page = await openForm();
  await typeDraw(page);
  expect(await totals(page)).toEqual(['42.37', '23.73', '16.95', '13.56', '0.00', '1.69', '1.69']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(await totals(page));
  expect(await verdict(page)).toMatch(/Austria\s+leads the draw\s+42\.37/);
  await expect.poll(() => focused(page)).toBe('sheet');
});

test.each([
  { width: 1280, where: 'beside', same: true },
  { width: 1000, where: 'below', same: false },
])(
  'on a screen of $width pixels, an eliminated power is asked about $where its own centres',
  async ({ width, same }) => {
    const { page } = await site.open(`#${FORM}`, { viewport: { width, height: 800 } });
    await typeDraw(page);
    for (const power of [4, 5, 6]) {
      const row = page.locator('.entry li').nth(power);
      const [centres, more] = await Promise.all([
        centresField(page, FORM, power).boundingBox(),
        row.locator('.more').boundingBox(),
      ]);
      expect(more!.y >= centres!.y).toBe(true);
      expect(more!.y < centres!.y + centres!.height).toBe(same);
    }
  },
);

test('its example shows the five parts, the raw points and the working', async () => {
  const page = await openForm();
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  expect(await line(page, 0).innerText()).toMatch(/1\s+Austria\s+Ann\s+14\s+1\s+1\s+5\s+4\s+25\s+42\.37/);
  expect(await line(page, 5).innerText()).toMatch(/5=\s+Russia\s+Finn\s+0\s+1\s+0\s+0\s+0\s+1\s+1\.69/);
  expect(await page.locator('.sheet tfoot').innerText()).toMatch(/Total raw points\s+59/);
  expect(await page.locator('.note').innerText()).toContain('may miss 100');
  await page.getByRole('button', { name: 'Austria Ann' }).click();
  const working = await page.locator('.working').innerText();
  expect(working).toContain('14 + 1 + 1 + 5 + 4 = 25');
  expect(working).toContain('25 × 100 ÷ 59 = 42.37288…, rounded 42.37');
});

test('only a power without centres is asked whether it was alive after Fall 1905, and for nothing else', async () => {
  const page = await openForm();
  expect(await page.locator('.answers').count()).toBe(0);
  await centresField(page, FORM, 4).fill('0');
  expect(await page.locator('.players .more input').count()).toBe(2);
  await answer(page, 'Italy', 'No').check();
  await centresField(page, FORM, 4).fill('3');
  expect(await page.locator('.answers').count()).toBe(0);
  await centresField(page, FORM, 4).fill('0');
  expect(await answer(page, 'Italy', 'No').isChecked()).toBe(true);
});

test('a missing answer is reported, and the summary leads to it', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  expect(await verdict(page)).toContain('Italy’s answer for Fall 1905 and 2 more to fill in');
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  expect(await page.locator('li .problem').first().innerText()).toBe('Italy’s answer for Fall 1905 is missing.');
  await page.locator('#summary a').first().click();
  expect(await answer(page, 'Italy', 'Yes').evaluate((input) => input === document.activeElement)).toBe(true);
});

test('an answer is a last Fall on its side of 1905, for the score of one game alone', () => {
  expect(readItaly({ fall1905: 'yes' })).toEqual({ lastHeld: { year: 1905, centres: 1 }, problems: 0 });
  expect(readItaly({ fall1905: 'no' })).toEqual({ lastHeld: { year: 1904, centres: 1 }, problems: 0 });
  expect(readItaly({ fall1905: 'yes' }, forms.form.inEvent)).toEqual({ lastHeld: undefined, problems: 0 });
});

test('a last Fall of an earlier link or file is read as before, and “04” is 1904', () => {
  for (const form of [forms.form, forms.form.inEvent]) {
    expect(readItaly({ year: '1908', held: '3' }, form)).toEqual({ lastHeld: { year: 1908, centres: 3 }, problems: 0 });
    expect(readItaly({ year: '04', held: '1', fall1905: 'yes' }, form)).toMatchObject({ lastHeld: { year: 1904 } });
  }
});

test('an event asks for the last Fall, says why, and reports one out of range until it is corrected', async () => {
  const { page } = await site.open('#events', DESK);
  const players = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  await putEvent(page, anEvent(FORM, [aGame('a', FORM, players, DRAW)]), 'game/a');
  expect(await page.locator('.answers').count()).toBe(0);
  expect(await page.locator('.entry .aside').innerText()).toContain('its standings compare eliminations by them');
  const year = page.getByRole('textbox', { name: 'Italy’s last Fall alive' });
  await year.fill('190');
  await centresField(page, FORM, 5).focus();
  await expect.poll(() => page.locator('.last-fall .problem').innerText()).toContain('it must be 1900 to 2100');
  expect((await totals(page)).join('')).toBe('');
  await year.fill('04');
  expect(await page.locator('.last-fall .understood').innerText()).toBe('1904');
  expect(await page.locator('.problem').count()).toBe(0);
  expect(await line(page, 4).innerText()).toMatch(/Italy\s+Ed\s+0\s+0\s+0/);
});

test('too many centres are reported at once, and accepted when corrected', async () => {
  const page = await openForm();
  await typeDraw(page);
  await centresField(page, FORM, 3).fill('6');
  expect(await countLine(page)).toBe('35 of 34 centres');
  expect(await page.locator('.centre-count .problem').innerText()).toContain('35 centres together; there are only 34');
  await centresField(page, FORM, 3).fill('5');
  expect((await totals(page))[0]).toBe('42.37');
});

test('a win scores everything, with a note', async () => {
  const page = await openForm();
  await typeBoard(page, [18, 9, 7, 0, 0, 0, 0], 'nyyy');
  expect(await totals(page)).toEqual(['110.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00']);
  expect(await verdict(page)).toMatch(/Austria\s+wins alone\s+110\.00/);
  expect(await page.locator('.note').innerText()).toContain('Austria has won with 18 centres');
});

test('powers that share the lead share the place and get no points for it', async () => {
  const page = await openForm();
  await typeBoard(page, [7, 7, 5, 5, 5, 5, 0], 'n');
  expect(await line(page, 0).innerText()).toMatch(/1=\s+Austria\s+7\s+1\s+1\s+0\s+3\s+12\s+23\.08/);
  expect(await line(page, 2).innerText()).toMatch(/3=\s+France\s+5\s+1\s+1\s+0\s+0\s+7\s+13\.46/);
  expect(await verdict(page)).toMatch(/Austria, England\s+lead the draw together\s+23\.08/);
});
