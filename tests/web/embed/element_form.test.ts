// @vitest-environment dom
// What stands in <tally-sheet>, and what it tells the page around it, by its attributes.
import { waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { fill, words } from '../dom.ts';
import { inside, pressIn, showSheets, type Sheet } from './dom_element.ts';

const PLAIN = '<tally-sheet system="rplops"></tally-sheet>';

const total = (sheet: Sheet) => words(sheet.shadowRoot!.querySelector('.verdict .total'));
const game = (sheet: Sheet) => inside(sheet).findByLabelText<HTMLInputElement>('Game');

/** The element's events from now on. */
function listen(): [string, any][] {
  const reported: [string, any][] = [];
  const note = (event: Event) => void reported.push([event.type, (event as CustomEvent).detail]);
  for (const type of ['tally-score', 'tally-problem']) {
    addEventListener(type, note);
    onTestFinished(() => removeEventListener(type, note));
  }
  return reported;
}

test('it dispatches an event for every sheet and every set of problems', async () => {
  const [sheet] = (await showSheets(PLAIN)) as [Sheet];
  const reported = listen();
  await pressIn(sheet, 'Fill in the example');
  const score = reported[0]!;
  expect(score).toEqual(['tally-score', expect.objectContaining({ name: 'RPLOPS0(50)' })]);
  expect(JSON.stringify(sheet.sheet)).toBe(JSON.stringify(score[1]));
  sheet['average'] = '0';
  expect(reported.at(-1)).toMatchObject(['tally-problem', [{ at: '/settings/average', code: 'range' }]]);
  sheet.removeAttribute('average');
  expect(reported.at(-1)).toEqual(score);
  expect(reported).toHaveLength(3);
});

test('a change of system or variant shows that sheet', async () => {
  const [sheet] = (await showSheets('<tally-sheet system="detour-98f" heading="Round 3"></tally-sheet>')) as [Sheet];
  expect((await game(sheet)).value).toBe('Round 3');
  sheet.setAttribute('system', 'puffing-billy');
  await inside(sheet).findByRole('button', { name: 'Add a finisher' });
  sheet.setAttribute('variant', 'final');
  await inside(sheet).findByRole('button', { name: 'Add a board' });
  sheet.setAttribute('system', '<img src=x>');
  await inside(sheet).findByText(/^The attribute “system” can be puffing-billy, union-pacific,/);
  expect(sheet.shadowRoot!.querySelector('img, tally-form')).toBeNull();
});

test('it takes the frame’s word for a second form, unless it names the form that the element belongs to', async () => {
  const sheetWith = (form: string) => `<tally-sheet system="puffing-billy" form="${form}"></tally-sheet>`;
  const [final, board] = await showSheets(`<form id="evening"></form>${sheetWith('final')}${sheetWith('evening')}`);
  await inside(final!).findByRole('button', { name: 'Add a board' });
  await inside(board!).findByRole('button', { name: 'Add a finisher' });
});

test('its name says what it holds; a title of the page’s own takes its place', async () => {
  const named = '<tally-sheet system="puffing-billy" variant="final" title="Our final"></tally-sheet>';
  const [usual, titled] = await showSheets(PLAIN + named);
  inside(usual!).getByRole('group', { name: 'RPLOPS score sheet' });
  inside(titled!).getByRole('group', { name: 'Our final' });
});

test('it has the figures of its own locale, and of another one when it changes', async () => {
  const lines =
    '<tally-sheet system="puffing-billy" decimals="4"></tally-sheet><tally-sheet system="size-matters" floor="false"></tally-sheet>';
  const [german, english] = (await showSheets(lines)) as [Sheet, Sheet];
  german['locale'] = 'de';
  for (const sheet of [german, english]) await pressIn(sheet, 'Fill in the example');
  expect([german, english].map(total)).toEqual(['3,0278', '74.03']);
  expect(german.shadowRoot!.querySelector<HTMLInputElement>('input[data-at$="/score"]')!.value).toBe('252.000');
  german['locale'] = 'fr';
  await inside(german).findByText(/which number is it\?/);
  german.removeAttribute('locale');
  await pressIn(german, 'Fill in the example');
  await waitFor(() => expect([german, english].map(total)).toEqual(['3.0278', '74.03']));
});

test('what is typed into one of two elements is not in the other', async () => {
  const [first, second] = (await showSheets(PLAIN + PLAIN)) as [Sheet, Sheet];
  await fill(await game(first), 'Heat 1');
  expect((await game(second)).value).toBe('');
});
