// @vitest-environment dom
// A Detour 98f game of an event, which asks for the last Fall of the eliminated.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, loadPage, newDevice } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { aGame, anEvent } from '../event_site.ts';

const PLAYERS = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

test('an event asks for the last Fall, says why, and reports one out of range until it is corrected', async () => {
  const game = aGame('a', 'detour-98f', PLAYERS, [14, 9, 6, 5, 0, 0, 0]);
  await newDevice(anEvent('detour-98f', [game]));
  await loadPage('#event/anevent/game/a');
  const year = await screen.findByRole('textbox', { name: 'Italy’s last Fall alive' });
  expect(all('.answers')).toEqual([]);
  expect(wordsOf('.entry .aside').join()).toContain('its standings compare eliminations by them');
  await fill(year, '190');
  (await found('#detour-98f-powers-5-centres')).focus();
  await waitFor(() => expect(wordsOf('.last-fall .problem').join()).toContain('it must be 1900 to 2100'));
  expect(wordsOf('.sheet tbody td.total').join('')).toBe('');
  await fill(year, '04');
  expect(wordsOf('.last-fall .understood')).toEqual(['1904']);
  expect(all('.problem')).toEqual([]);
  expect(words(all('.sheet tbody')[4]!.querySelector('tr'))).toMatch(/Italy Ed 0 0 0/);
});
