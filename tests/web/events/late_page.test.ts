// @vitest-environment dom
// Late changes in one page: an event is deleted, and players are merged by mistake, while their addresses are still known.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, standingLines } from '../event_site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '150'],
    ['Cy', '100'],
  ]),
]);

test('a deleted event is not found at its address', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent');
  await goTo('#events');
  await press('Delete Spring convention');
  await waitFor(() => expect(all('.event-card')).toEqual([]));
  await goTo('#event/anevent');
  await screen.findByRole('heading', { name: 'Event not found' });
});

test('undoing a mistaken merge of two opponents restores their figures', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent/players');
  await press('Rename Bob');
  await fill(await found('#new-name'), 'Ann');
  await press('Rename everywhere');
  await press('Merge them anyway');
  await waitFor(() => expect(wordsOf('.event-undo').join()).toContain('Bob and Ann merged'));
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(wordsOf('.left-out').join()).toContain('1 game is not counted yet'));
  await click(within(await found('.event-undo')).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(standingLines(all('.standings tbody'))).toEqual(['1 Ann 3.019', '2 Bob 2.375', '3 Cy 1.250']),
  );
});
