// @vitest-environment dom
// Posted scores as they are entered: pasted, cleared, moved with their players, and where they are kept.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { BOARD } from './board.ts';

const field = (who: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${who}’s posted`) });
const agreeing = (count: number) => waitFor(() => expect(all('.posted-says.agrees')).toHaveLength(count));

/** The board, ready to check. */
async function openBoard(): Promise<void> {
  await loadPage(`#${await formLink('puffing-billy', BOARD)}`);
  await press('Use this sheet');
  await press('Check posted scores');
  await found('.posted-line');
}

beforeEach(() => newDevice());

test('a column can be pasted, and clearing it can be undone', async () => {
  await openBoard();
  const copied = 'Ann\t3.029\nBob\t2.492\nCy\t1.240';
  fireEvent.paste(await field('Ann'), { clipboardData: { getData: () => copied } });
  await agreeing(3);
  await press('Clear the posted figures');
  expect(wordsOf('.posted-summary')).toEqual(['Nothing to compare yet.']);
  await press('Undo');
  await agreeing(3);
});

test('a posted figure stays with its player, is there at the next visit, and is part of the link', async () => {
  await openBoard();
  await fill(await field('Bob'), '2.6');
  await press('Move Bob up');
  expect((await field('Bob')).value).toBe('2.6');
  await loadPage('#puffing-billy');
  await waitFor(async () => expect((await field('Bob')).value).toBe('2.6'));
  const kept = JSON.parse(localStorage.getItem('form/puffing-billy')!);
  await newDevice();
  await loadPage(`#${await formLink('puffing-billy', kept)}`);
  await screen.findByText(/^Posted 2\.6:/);
});

test('posted figures are saved with the games of an event', async () => {
  const board = aBoard('b1', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]);
  await newDevice(anEvent('puffing-billy', [board]));
  await loadPage('#event/anevent/game/b1');
  await press('Check posted scores');
  await fill(await field('Bob'), '2.25');
  await agreeing(1);
  await goTo('#events');
  await found('.event-card');
  await loadPage('#event/anevent/game/b1');
  await waitFor(async () => expect((await field('Bob')).value).toBe('2.25'));
});
