// @vitest-environment dom
// Renaming a player to someone who sat at the same board: when it asks first, that leaving the page takes the question back,
// and games that are not in the standings then. The question in a browser is in views.test.ts.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words } from '../dom_words.ts';
import { aBoard, anEvent, standingLines } from '../event_site.ts';

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

test('asks before two who sat at the same board become one, and on cancelling changes nothing', async () => {
  await renameAnn([board('a', 'Ann', 'Bob'), board('b', 'Bob', 'Ann'), board('c', 'Ann', 'Cy')], 'Bob');
  expect(words(await screen.findByRole('dialog'))).toContain(
    'They sat at the same board 2 times; those games would not count.',
  );
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await found<HTMLInputElement>('#new-name')).value).toBe('Bob');
  await press('Rename everywhere');
  await press('Merge them anyway');
  await screen.findByText('Ann and Bob merged');
  await goTo('#event/anevent/standings');
  await found('.standings tbody');
  expect(standingLines(all('.standings tbody'))).toEqual(['1 Bob 3.008', '2 Cy 2.250']);
  const above = await found('.left-out');
  expect(words(above)).toMatch(/^2 games are not counted yet Board 1, Rail Baron: .*Bob.* Board 2/);
  expect(above.compareDocumentPosition(await found('.standings'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await click(within(await found('.event-undo')).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(all('.left-out')).toEqual([]));
});

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
