// @vitest-environment dom
// The undo history, after the page was closed: any step is undone by itself, and what was written since stays.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { click, fill, loadPage, newDevice, press } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, everythingKept } from '../event_site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', '1830', [
    ['Anna', '90'],
    ['Bob', '60'],
  ]),
]);

const SCORE = '#puffing-billy-finishers-0-score';
const keeps = (text: string) => waitFor(async () => expect(JSON.stringify(await everythingKept())).toContain(text));

test('two players merged by mistake are apart again after a reload and a later change', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent/players');
  await press('Rename Anna');
  await fill(await found('#new-name'), 'Ann');
  await press('Rename everywhere');
  await keeps('Anna and Ann merged');
  await loadPage('#event/anevent/game/b');
  await fill(await found(SCORE), '95');
  await keeps('"95"');
  await loadPage('#event/anevent/history');
  await press(/^Undo: .*merged/);
  await waitFor(() => expect(wordsOf('.view-history').join()).toContain(', undone'));
  await click(await screen.findByRole('link', { name: 'Players' }));
  await waitFor(() => expect(wordsOf('.player-line b')).toEqual(['Ann', 'Anna', 'Bob']));
  await loadPage('#event/anevent/game/b');
  expect((await found<HTMLInputElement>(SCORE)).value).toBe('95');
});
