// @vitest-environment dom
// An event's standings beside those under other systems.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { TWO_GAMES } from './event_games.ts';

async function openOthers(): Promise<void> {
  await newDevice(TWO_GAMES);
  await loadPage('#event/anevent/standings');
  await press('How would it look under another system?');
  await found('.slopes');
}

const cells = () =>
  all('[aria-label="Both standings"] tbody tr').map((row) => [...row.children].map((cell) => words(cell)));

test('Draw size: totals of both games, and each player’s place in the event', async () => {
  await openOthers();
  fireEvent.change(screen.getByLabelText('How would it look under'), { target: { value: 'draw-size' } });
  // A quarter of the first game for each of four, a sixth of the second for each of six.
  const both = (100 / 4 + 16.67).toFixed(2);
  const first = () => cells().slice(0, 4);
  await waitFor(() => expect(first().map(([place, , total]) => [place, total])).toEqual(Array(4).fill(['1=', both])));
  expect(all('.slopes g')).toHaveLength(7);
});

test('every system is listed with every player’s place', async () => {
  await openOthers();
  const heads = () => wordsOf('[aria-label="Places under every system"] thead th');
  await waitFor(() => expect(heads()).toHaveLength(1 + 20));
  expect(heads()).toContain('Summer Classic');
});
