// The RPLOPS form as a scorer uses it: by keyboard, with ties and mistakes, and the rules' tables.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

async function openGame(): Promise<Page> {
  const { page } = await site.open('#rplops');
  await field(page, 0).focus();
  return page;
}

async function typeNames(page: Page): Promise<void> {
  for (const name of NAMES) {
    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
  }
}

async function paste(page: Page, copied: string): Promise<void> {
  await field(page, 0).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

async function useFormula(page: Page, name: string): Promise<void> {
  await page.locator('.settings > summary').click();
  await page.getByRole('radio', { name: new RegExp(`^${name} `) }).check();
}

const field = (page: Page, row: number, name = 'player') => page.locator(`#rplops-finish-${row}-${name}`);
const points = (page: Page) => page.locator('li .came-to').allInnerTexts();
const places = (page: Page) => page.locator('.sheet tbody td.place').allInnerTexts();
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name });
const systemName = (page: Page) => page.locator('.band h2').innerText();

const table = (page: Page) =>
  page
    .locator('.ranks tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent!.trim())));
const boxed = (page: Page) => page.locator('.ranks td.here').allInnerTexts();

describe('a game', () => {
  test('typed by keyboard in finishing order needs no places', async () => {
    const page = await openGame();
    await typeNames(page);
    expect(await points(page)).toEqual(['83.33', '66.67', '50.00', '33.33', '16.67']);
    expect(await page.locator('.verdict').innerText()).toMatch(/Ann\s+wins\s+83\.33/);
    for (const _ of ['the last name', 'its place']) await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sheet');
  });

  test.each([
    [
      'one player with place 2',
      'Ann\t2',
      ['only one player', 'Nobody has place 1'],
      /Ann\s+is the best placed\s+50\.00/,
    ],
    ['place 7 of four', 'A\t1\nB\t2\nC\t3\nD\t7', ['Place 7, but there are only 4 players'], /A\s+wins\s+80\.00/],
    ['no first place', 'A\t2\nB\t2\nC\t3', ['Nobody has place 1'], /A, B\s+share the best place\s+62\.50/],
    ['a tie for first', 'A\t1\nB\t1\nC\t3', [], /A, B\s+share first place\s+62\.50/],
  ])('is scored, and asked about: %s', async (_, copied, questions, verdict) => {
    const page = await openGame();
    await paste(page, copied);
    const asked = await page.locator('.query').allInnerTexts();
    expect(asked).toEqual(questions.map((question) => expect.stringContaining(question)));
    expect(await page.locator('.verdict').innerText()).toMatch(verdict);
  });

  test('with a place typed twice is a tie, and scores as the rules say', async () => {
    const page = await openGame();
    await typeNames(page);
    await field(page, 2, 'place').fill('2');
    expect(await points(page)).toEqual(['83.33', '58.33', '58.33', '33.33', '16.67']);
    expect(await places(page)).toEqual(['1', '2=', '2=', '4', '5']);
    expect(await field(page, 3, 'place').inputValue()).toBe('4');
  });

  test('its example explains the tie', async () => {
    const page = await openGame();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('button', { name: 'Cleo' }).last().click();
    const working = await page.locator('.working').innerText();
    expect(working).toContain('ranks 2 and 3: (2 + 3) ÷ 2 = 2.5');
    expect(working).toContain('(5 + 1 − 2.5) × 2 × 50 ÷ (5 + 1) = 58.33333…, rounded 58.33');
  });

  test('keeps all places when players are added or removed after a place is typed', async () => {
    const page = await openGame();
    await typeNames(page);
    await field(page, 2, 'place').fill('2');
    await page.getByRole('button', { name: 'Ann: move or remove' }).click();
    await page.getByRole('button', { name: 'Remove Ann' }).click();
    expect(await places(page)).toEqual(['1=', '1=', '3', '4']);
    await page.getByRole('button', { name: 'Add a player' }).click();
    await field(page, 4).fill('Flo');
    expect(await field(page, 4, 'place').inputValue()).toBe('6');
    expect(await places(page)).toEqual(['1=', '1=', '3', '4', '5']);
  });

  test('changes a player’s place when the player is moved in a list without places', async () => {
    const page = await openGame();
    await typeNames(page);
    await field(page, 1).press('Alt+ArrowUp');
    expect(await page.locator('.verdict').innerText()).toMatch(/Ben\s+wins/);
  });

  test('reports a mistake after the field is left, and accepts the corrected place', async () => {
    const page = await openGame();
    await typeNames(page);
    await field(page, 1, 'place').fill('second');
    expect(await places(page)).not.toContain('2');
    await field(page, 2, 'place').focus();
    await expect
      .poll(() => page.locator('.problem').innerText())
      .toBe('Ben’s place is “second”. Write a whole number, like 2.');
    await field(page, 1, 'place').fill('2nd');
    expect(await page.locator('.problem').count()).toBe(0);
    expect((await points(page))[1]).toBe('66.67');
  });

  test('accepts a pasted column of a hundred, the engine’s limit', async () => {
    const page = await openGame();
    const { finish } = (await load()).rplops.shapes['scoreGame'] as any;
    const most = finish[1];
    await paste(page, Array.from({ length: most + 1 }, (_, index) => `Player ${index + 1}`).join('\n'));
    expect(await page.locator('.players li').count()).toBe(most);
    expect(await page.locator('.undo').innerText()).toContain('no room for 1 more');
    expect((await points(page)).at(-1)).toBe('0.99');
    expect(await page.getByRole('button', { name: 'Add a player' }).isDisabled()).toBe(true);
  });

  test('accepts pasted names with places as in published results', async () => {
    const page = await openGame();
    await paste(page, 'Ann\t=1\nBen\t1=\nCleo\t3rd');
    expect(await places(page)).toEqual(['1=', '1=', '3']);
  });

  test('reports its mistakes in the order of its lines', async () => {
    const page = await openGame();
    await paste(
      page,
      Array.from({ length: 11 }, (_, at) => `Player ${at + 1}\t${[1, 9, 10].includes(at) ? 'x' : at + 1}`).join('\n'),
    );
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    const reported = await page.locator('#summary li').allInnerTexts();
    expect(reported.map((sentence) => /^Player \d+/.exec(sentence)?.[0])).toEqual([
      'Player 2',
      'Player 10',
      'Player 11',
    ]);
  });
});

describe('“I came _ of _”', () => {
  test('gives the points at once, by the formula that is set, and is no part of the sheet', async () => {
    const page = await openGame();
    const says = (text: string) => expect.poll(() => page.locator('.quick output').innerText()).toBe(text);
    const place = page.getByRole('spinbutton', { name: 'I came' });
    const players = page.getByRole('spinbutton', { name: 'of', exact: true });
    await place.fill('2');
    await players.fill('5');
    await says('66.67 points');
    expect(await page.locator('.verdict').innerText()).toContain('Nothing filled in yet');
    await useFormula(page, 'RPLOPS2');
    await says('75.00 points');
    await place.fill('6');
    await says('Nobody is 6th of 5.');
    await place.fill('2.5');
    await says('Write whole numbers, like 2 of 5.');
    await place.fill('1');
    await players.fill('101');
    await says('A game has 1 to 100 players.');
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await page.locator('.quick input').first().inputValue()).toBe('');
  });

  test('keeps both figures that are typed before its part of the page has come', async () => {
    const page = await openGame();
    let come = () => {};
    const there = new Promise<void>((resolve) => (come = resolve));
    await page.route(/quick_points/, (route) => there.then(() => route.continue()));
    await page.getByRole('spinbutton', { name: 'I came' }).fill('2');
    await page.getByRole('spinbutton', { name: 'of', exact: true }).fill('5');
    come();
    await expect.poll(() => page.locator('.quick output').innerText()).toBe('66.67 points');
    const figures = page.locator('.quick input');
    expect(await figures.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['2', '5']);
  });
});

describe('the settings', () => {
  test('show the system’s own name', async () => {
    const page = await openGame();
    await typeNames(page);
    expect(await systemName(page)).toBe('RPLOPS0(50)');
    await useFormula(page, 'RPLOPS2');
    expect(await systemName(page)).toBe('RPLOPS20(50)');
    expect(await points(page)).toEqual(['100.00', '75.00', '50.00', '25.00', '0.00']);
    await quantity(page, 'average').fill('12.5');
    await quantity(page, 'usual hours').fill('1.5');
    expect(await systemName(page)).toBe('RPLOPS21(12.5)');
    expect(await points(page)).toEqual(['37.50', '28.13', '18.75', '9.38', '0.00']);
  });

  test('have PLOPS as a preset, whatever else is set', async () => {
    const page = await openGame();
    await typeNames(page);
    await useFormula(page, 'RPLOPS2');
    await quantity(page, 'average').fill('10');
    await page.getByRole('radio', { name: /^PLOPS/ }).check();
    expect(await page.locator('.settings > summary').innerText()).toContain('PLOPS = RPLOPS0(50)');
    expect((await points(page))[0]).toBe('83.33');
  });

  test('that are invalid are reported, and found from the summary when the section is closed', async () => {
    const page = await openGame();
    await typeNames(page);
    await page.locator('.settings > summary').click();
    await quantity(page, 'average').fill('0');
    await page.locator('.settings > summary').click();
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await page.locator('#summary a').click();
    expect(await quantity(page, 'average').evaluate((input) => input === document.activeElement)).toBe(true);
    await quantity(page, 'average').fill('');
    expect((await points(page))[0]).toBe('83.33');
  });

  test('of the second formula need two players', async () => {
    const page = await openGame();
    await page.keyboard.type('Ann');
    expect((await points(page))[0]).toBe('50.00');
    await useFormula(page, 'RPLOPS2');
    expect(await page.locator('.verdict').innerText()).toContain('The place of player 2 is missing');
  });
});

describe('the table', () => {
  test('is the published one, with 28.57 for its misprint', async () => {
    const page = await openGame();
    expect(await table(page)).toEqual([
      ['Rank', '6', '5', '4', '3', '2'],
      ['1', '85.71', '83.33', '80.00', '75.00', '66.67'],
      ['2', '71.43', '66.67', '60.00', '50.00', '33.33'],
      ['3', '57.14', '50.00', '40.00', '25.00', ''],
      ['4', '42.86', '33.33', '20.00', '', ''],
      ['5', '28.57', '16.67', '', '', ''],
      ['6', '14.29', '', '', '', ''],
    ]);
  });

  test('is the published one of the second formula', async () => {
    const page = await openGame();
    await useFormula(page, 'RPLOPS2');
    expect(await table(page)).toEqual([
      ['Rank', '6', '5', '4', '3', '2'],
      ['1', '100.00', '100.00', '100.00', '100.00', '100.00'],
      ['2', '80.00', '75.00', '66.67', '50.00', '0.00'],
      ['3', '60.00', '50.00', '33.33', '0.00', ''],
      ['4', '40.00', '25.00', '0.00', '', ''],
      ['5', '20.00', '0.00', '', '', ''],
      ['6', '0.00', '', '', '', ''],
    ]);
  });

  test('boxes this game’s points, with tied ranks together', async () => {
    const page = await openGame();
    expect(await boxed(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await boxed(page)).toEqual(['83.33', '66.67', '50.00', '33.33', '16.67']);
    expect(await page.locator('.ranks td.begins').allInnerTexts()).toEqual(['83.33', '66.67', '33.33', '16.67']);
    expect(await page.locator('.ranks td.ends').allInnerTexts()).toEqual(['83.33', '50.00', '33.33', '16.67']);
  });

  test('starts with a larger game’s own column, and can show up to twenty players', async () => {
    const page = await openGame();
    await paste(page, 'A\nB\nC\nD\nE\nF\nG\nH');
    expect((await table(page))[0]).toEqual(['Rank', '8', '7', '6', '5', '4']);
    expect(await boxed(page)).toHaveLength(8);
    await page.getByRole('button', { name: 'Show up to 20 players' }).click();
    expect((await table(page))[0]!.slice(0, 3)).toEqual(['Rank', '20', '19']);
    await page.getByRole('button', { name: 'Show the short table' }).click();
    expect((await table(page))[0]!.at(1)).toBe('8');
  });

  test('fits 320 px, and the long one scrolls in its own box', async () => {
    const { page } = await site.open('#rplops', SMALLEST);
    const beyond = (selector: string) => page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await beyond('.ranks')).toBe(0);
    await page.getByRole('button', { name: 'Show up to 20 players' }).click();
    expect(await beyond('.ranks')).toBeGreaterThan(100);
    expect(await beyond('.sheet')).toBe(0);
    expect(await beyond('html')).toBe(0);
  });
});
