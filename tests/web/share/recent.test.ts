// @vitest-environment dom
// Sheets of before on the home page: listed, opened, deleted, and reported where they are damaged.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';

const HEADING = '.heading-field input';
const cards = () => wordsOf('.recent b');
const expectCards = (...headings: string[]) => waitFor(() => expect(cards()).toEqual(headings));
const heading = async () => (await found<HTMLInputElement>(HEADING)).value;
const stored = () => localStorage.getItem('recent');

async function goHome(): Promise<void> {
  await goTo('');
  await found('.glances');
}

/** Fills in the example under another heading, which makes it a sheet of one's own. */
async function fillIn(text: string): Promise<void> {
  await press('Fill in the example');
  await fill(await found(HEADING), text);
  await found('.below');
  await waitFor(() => expect(stored() ?? '').toContain(text));
}

beforeEach(() => newDevice());

test('there are none at first, and an example is none', async () => {
  await loadPage('#rplops');
  await press('Fill in the example');
  await found('.below');
  fireEvent(window, new Event('pagehide'));
  expect(stored(), 'what leaving the page stores').toBeNull();
  await goHome();
  expect(all('tally-recent')).toEqual([]);
  await goTo('#rplops');
  await fill(await found(HEADING), 'Dune');
  fireEvent(window, new Event('pagehide'));
  expect(stored(), 'once it is a sheet of one’s own').toContain('Dune');
});

test('are listed on the home page, latest first, and open unchanged', async () => {
  await loadPage('#rplops');
  await fillIn('Dune');
  await fill(await found(HEADING), 'Dune, round 1');
  await press('Start again');
  await fillIn('Go');
  await goTo('#size-matters');
  await found('main.size-matters tally-form');
  await fillIn('Board 1');
  await goHome();
  await expectCards('Board 1', 'Go', 'Dune, round 1');
  expect(words(await found('.recent'))).toContain('Ben leads the draw: 74.03');
  screen.getByRole('link', { name: /^Dune, round 1/ }).click();
  await waitFor(async () => expect(await heading()).toBe('Dune, round 1'));
  await press('Undo');
  expect(await heading()).toBe('Go');
});

test('are there at the next visit, and can be deleted together, with undo', async () => {
  const kept = () => JSON.stringify({ ...localStorage });
  await loadPage('#rplops');
  await fillIn('Dune');
  await loadPage('');
  await expectCards('Dune');
  await press('Delete all sheets from this device');
  await expectCards();
  expect(kept()).not.toContain('Dune');
  await press('Undo');
  await expectCards('Dune');
  expect(kept()).toContain('Dune');
  await goTo('#rplops');
  await found('.verdict .total');
  expect(await heading()).toBe('Dune');
});

const SHEET = {
  form: 'rplops',
  state: { heading: 'Dune', finish: [{ key: '1', player: 'Ann', place: '1' }] },
  says: 'Ann wins: 100',
  at: 1_700_000_000_000,
};
const DAMAGED = 'Some of the recent sheets are damaged and are not listed.';

test.each<[what: string, left: unknown]>([
  ['strangers among them', [1, null, { form: 'constructor', state: {} }, { form: 'rplops', state: null }]],
  ['a sheet of another shape', [{ ...SHEET, state: { finish: 5 } }]],
  ['a time that is none', [{ ...SHEET, at: 'yesterday' }]],
  ['a time after all dates', [{ ...SHEET, at: 9e15 }]],
  ['no list', { a: 1 }],
])('with %s: damaged ones are reported and kept, and the others listed', async (_what, left) => {
  const others = Array.isArray(left) ? ['Dune'] : [];
  localStorage.setItem('recent', JSON.stringify(Array.isArray(left) ? [SHEET, ...left] : left));
  await loadPage('');
  await screen.findByText(DAMAGED, { exact: false });
  expect(cards()).toEqual(others);
  await goTo('#rplops');
  await fillIn('Go');
  await goHome();
  await expectCards('Go', ...others);
  expect(JSON.parse(localStorage.getItem('damaged/recent')!)).toEqual([JSON.stringify(left)]);
  await press('Delete');
  await waitFor(() => expect(screen.queryByText(DAMAGED, { exact: false })).toBeNull());
  expect(localStorage.getItem('damaged/recent')).toBeNull();
});

test('opening one does not overwrite damaged contents of its form', async () => {
  const left = '{"finish":5}';
  localStorage.setItem('recent', JSON.stringify([SHEET]));
  localStorage.setItem('form/rplops', left);
  await loadPage('');
  (await screen.findByRole('link', { name: /^Dune/ })).click();
  await screen.findByText('The saved contents of this form are damaged', { exact: false });
  expect(await heading()).toBe('Dune');
  expect(localStorage.getItem('damaged/form/rplops')).toBe(JSON.stringify([left]));
});
