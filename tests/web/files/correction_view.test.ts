// @vitest-environment dom
// Corrections on the page: old beside new in the preview, one step to replace, and the same check when a form's game is
// added to an event twice.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { CORRECTED, TWO_BOARDS } from './corrected.ts';

const differences = () =>
  all('.differences tbody tr').map((row) => [...row.children].map((cell) => words(cell)).join(' | '));
const undoSays = (text: RegExp) => waitFor(() => expect(wordsOf('.event-undo').join()).toMatch(text));
const scoreOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}’s score` });

async function follow(name: RegExp): Promise<void> {
  await click(await screen.findByRole('link', { name }));
}

test('a corrected CSV shows the old beside the new, mends a cell and a column, and replaces in one step', async () => {
  await newDevice(TWO_BOARDS);
  await loadPage('#event/anevent/files');
  await fill(await found('#import-text'), CORRECTED);
  await press('Preview');

  fireEvent.change(await found('.column-question select'), { target: { value: 'category' } });
  const verdict =
    '6 rows, 3 games. One problem in one game. One game is already in the event, with the same figures. One game differs from the event’s.';
  await waitFor(() => expect(wordsOf('#import-verdict')).toEqual([verdict]));
  expect(differences()).toEqual(['Bob’s score | 248,000 | 249,000']);

  await press('Row 7, G score: eighty');
  const cell = await found<HTMLInputElement>('input.cell');
  expect([cell.selectionStart, cell.selectionEnd]).toEqual([0, 'eighty'.length]);
  await fill(cell, '80');
  fireEvent.keyDown(cell, { key: 'Enter' });
  await waitFor(() => expect(all('.file-rows .problem')).toEqual([]));

  await press('Replace one game and add one');
  await undoSays(/^One game replaced, 1 added/);
  await goTo('#event/anevent/game/one');
  expect((await scoreOf('Bob')).value).toBe('249000');
  expect((await scoreOf('Ann')).value).toBe('252,000');
  await screen.findByRole('heading', { name: 'Board 1 of 3' });
  await click(all('.event-undo button')[0]!);
  await waitFor(async () => expect((await scoreOf('Bob')).value).toBe('248,000'));
  await screen.findByRole('heading', { name: 'Board 1 of 2' });
});

test('a game that is added to an event twice is asked about, and a changed one can replace the event’s', async () => {
  const add = async () => {
    await goTo('#events/add/puffing-billy');
    await follow(/^Spring/);
  };
  await newDevice();
  await loadPage('#puffing-billy');
  await press('Fill in the example');
  await found('.below');
  await goTo('#events/add/puffing-billy');
  await fill(await found('#event-name'), 'Spring');
  await press('Create event');
  await found('.next-game');

  await add();
  await screen.findByText('This game is already in “Spring”, as board 1.');
  await waitFor(() => expect(document.activeElement?.id).toBe('twice-question'));
  await press('Cancel');
  await follow(/^Spring.*one game/);
  await press('Open it');
  await screen.findByRole('heading', { name: 'Board 1 of 1' });

  await goTo('#puffing-billy');
  await screen.findByRole('button', { name: 'Fill in the example' }); // the event's board has the same fields
  await fill(await scoreOf('Damien'), '249,000');
  await add();
  await screen.findByText('“Spring” has this game with other figures, as board 1.');
  expect(differences()).toEqual(['Damien’s score | 248,000 | 249,000']);
  await press('Replace it');
  await screen.findByRole('heading', { name: 'Board 1 of 1' });
  expect((await scoreOf('Damien')).value).toBe('249,000');
  await undoSays(/Puffing Billy game replaced/);

  await add();
  await press('Add it again');
  await screen.findByRole('heading', { name: 'Board 2 of 2' });
});
