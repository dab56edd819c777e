// @vitest-environment dom
// Compare as a player reads it: every system's figures, their working, the systems chosen, and what lacks a year.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { choosePageStyle } from '../../../web/src/ui/page_style.ts';
import { all, click, fill, found, goTo, openPage, press, words, wordsOf } from '../dom.ts';

const columns = () => wordsOf('.compared thead th.figure .sort');
const cell = (power: string, system: string) =>
  found(`.compared tbody[data-key=${power}] button[title="Working: ${system}"]`);

const names = () => wordsOf('.compared tbody .power');

async function example(form = '#compare'): Promise<void> {
  await openPage(form);
  await press('Fill in the example');
  await found('.compared .remark');
}

async function typeCentres(...centres: number[]): Promise<void> {
  for (const [power, some] of centres.entries())
    await fill(await found(`#compare-powers-${power}-centres`), String(some));
}

const centresOf = async (form: string) => (await found<HTMLInputElement>(`#${form}-powers-0-centres`)).value;

test('home leads to it', async () => {
  await openPage('');
  const link = await screen.findByRole('link', { name: /Compare systems/ });
  await openPage(link.getAttribute('href')!);
  await screen.findByRole('heading', { name: 'Compare systems' });
});

test('the example is scored under twenty systems, each with place and share', async () => {
  await example();
  expect(columns()).toHaveLength(20);
  expect(words(await cell('austria', 'Detour 98f'))).toBe('42.37');
  expect(wordsOf('.compared tbody[data-key=austria] .remark')[0]).toMatch(/^1 · \d+\.\d\d%$/);
});

test('a figure opens its working, and closes it', async () => {
  await example();
  await click(await cell('england', 'ManorCon'));
  expect(words(await found('.compared .working'))).toMatch(/ManorCon Raw points 9 × 9 \+ 4 × 9 \+ 16 = 133/);
  await click(await cell('england', 'ManorCon'));
  expect(all('.compared .working')).toEqual([]);
});

test('a column sorts the powers', async () => {
  await example();
  await typeCentres(5, 6, 9, 14, 0, 0, 0);
  expect(names().slice(0, 4)).toEqual(['Austria', 'England', 'France', 'Germany']);
  await press('Sum of Squares');
  expect(names().slice(0, 4)).toEqual(['Germany', 'France', 'England', 'Austria']);
  expect(words(await found('th[aria-sort=ascending]'))).toContain('Sum of Squares');
});

test('its link opens the same comparison', async () => {
  await example();
  await press('Share');
  const link = (await screen.findByRole<HTMLInputElement>('textbox', { name: /^The link contains/ })).value;
  await openPage(new URL(link).hash);
  await found('.compared .remark');
  expect(words(await cell('austria', 'Detour 98f'))).toBe('42.37');
});

test('one’s own sheet is filled in without a link, and what Compare had comes back with Undo', async () => {
  await openPage('#compare');
  await typeCentres(10, 8, 6, 4, 3, 2, 1);
  await click(screen.getByRole('checkbox', { name: /^Bangkok/ }));
  await goTo('#size-matters');
  await found('#size-matters-powers-0-centres'); // Compare has a button of the same name
  await press('Fill in the example');
  const ours = await centresOf('size-matters');
  await press('Compare systems');
  await screen.findByText(/Filled in from Size Matters/);
  expect(location.hash).toBe('#compare');
  expect(screen.queryByText(/The link contains/)).toBeNull();
  expect(await centresOf('compare')).toBe(ours);
  expect(columns()).not.toContain('Bangkok');
  await press('Undo');
  expect(await centresOf('compare')).toBe('10');
});

test('scores with decimal commas are read as on the sheet', async () => {
  onTestFinished(() => choosePageStyle(null));
  await openPage('');
  choosePageStyle('comma');
  await goTo('#puffing-billy');
  await press('Fill in the example');
  await press('Compare systems');
  await found('.compared .remark');
  expect(columns()).toContain('Puffing Billy');
});

test('any game: places and scores under the systems for them', async () => {
  await example('#compare/places');
  expect(columns()).toEqual(['RPLOPS', 'RPLOPS2', 'Pentamind', 'Pentamind, former factor', 'Puffing Billy']);
  await fill(await found('#compare-places-finish-4-score'), '');
  await waitFor(() => expect(columns()).toHaveLength(4));
});

test('systems are chosen, and the sheet shows no others', async () => {
  await example();
  expect(wordsOf('summary').join()).toContain('20 of 20');
  await press('None');
  await click(screen.getByRole('checkbox', { name: 'Tribute' }));
  await click(screen.getByRole('checkbox', { name: /^Bangkok/ }));
  expect(columns()).toEqual(['Tribute', 'Bangkok']);
});

test('years are asked for where somebody was eliminated or has won, and systems without them are named', async () => {
  await openPage('#compare');
  await typeCentres(18, 9, 7, 0, 0, 0, 0);
  await found('.compared .remark');
  expect(all('.last-fall input')).toHaveLength(5);
  expect(wordsOf('.sheet').join()).toContain('7 systems also need the year in which');
  for (const power of [3, 4, 5, 6]) await fill(await found(`#compare-powers-${power}-lastHeld-year`), '05');
  await fill(await found('#compare-finalYear'), '1908');
  await waitFor(() => expect(columns()).toHaveLength(20));
  expect(words(await cell('england', 'World Classic'))).toBe('7.00');
});

test.each(['size-matters', 'detour-98f', 'rplops', 'puffing-billy'])(
  '%s leads to its result under other systems',
  async (form) => {
    await openPage(`#${form}`);
    await press('Fill in the example');
    await press('Compare systems');
    await found('.compared .remark');
    expect(all('.compared tbody .player').length).toBeGreaterThan(4);
  },
);

test('a rule of one’s own is one more column, with its lines as working, and is left out again', async () => {
  await example();
  const choice = await screen.findByLabelText<HTMLSelectElement>('Rule of your own');
  const choose = async (name: string) => {
    await waitFor(() => expect([...choice.options].some(({ text }) => text === name)).toBe(true));
    fireEvent.change(choice, { target: { value: [...choice.options].find(({ text }) => text === name)!.value } });
  };
  await choose('Calhamer');
  await waitFor(() => expect(columns()).toHaveLength(21));
  expect(columns().at(-1)).toBe('Calhamer');
  await click(await cell('austria', 'Calhamer'));
  expect(words(await found('.compared .working'))).toMatch(/^Calhamer .*Score/);
  await choose('None');
  await waitFor(() => expect(columns()).toHaveLength(20));
});
