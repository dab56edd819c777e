// @vitest-environment dom
// Compare as a player reads it: every system's figures, their working, the systems chosen, and what lacks a year.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, click, fill, found, openPage, press, words, wordsOf } from '../dom.ts';

const columns = () => wordsOf('.compared thead th.figure .sort');
const cell = (power: string, system: string) =>
  found(`.compared tbody[data-key=${power}] button[title="Working: ${system}"]`);

async function example(): Promise<void> {
  await openPage('#compare');
  await press('Fill in the example');
  await found('.compared .remark');
}

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
  for (const [power, centres] of [18, 9, 7, 0, 0, 0, 0].entries())
    await fill(await found(`#compare-powers-${power}-centres`), String(centres));
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
