// @vitest-environment dom
// When renaming a player to another asks first, and that leaving the page takes the question back.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { found, words } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const board = (id: string, first: string, second: string, stage?: 'final') =>
  aBoard(
    id,
    'Rail Baron',
    [
      [first, '200'],
      [second, '100'],
    ],
    stage,
  );

async function renameAnn(games: ReturnType<typeof board>[], to: string): Promise<void> {
  await newDevice(anEvent('puffing-billy', games));
  await loadPage('#event/anevent/players');
  await press('Rename Ann');
  await fill(await found('#new-name'), to);
  await press('Rename everywhere');
}

test('asks where the two were on different boards of one final', async () => {
  await renameAnn([board('a', 'Ann', 'Cy', 'final'), board('b', 'Bob', 'Di', 'final')], 'Bob');
  expect(words(await screen.findByRole('dialog'))).toContain(
    'Board 2 would not count: Bob is on two boards of this final; a player can sit on only one.',
  );
  await press('Cancel');
});

test('does not ask about two spellings that never met', async () => {
  await renameAnn([board('a', 'Ann', 'Cy'), board('b', 'Bob', 'Di')], 'Bob');
  await screen.findByText('Ann and Bob merged');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the question is withdrawn when its page is left, and nothing is merged', async () => {
  await renameAnn([board('a', 'Ann', 'Bob')], 'Bob');
  await screen.findByRole('dialog');
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goTo('#event/anevent/players');
  await screen.findByRole('heading', { name: '2 players' });
});
