// @vitest-environment dom
// A player's page shows of every game what the game's own sheet does, in each system.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadPage, newDevice } from '../dom_device.ts';
import { all, words } from '../dom_words.ts';
import { CASES } from './player_cases.ts';

/** Ann's figure on the sheet of a game; of one that is not scored, that it is not. */
async function onSheet(id: string, number: string): Promise<string> {
  await loadPage(`#event/anevent/game/${id}`); // anew: no sheet of another game is in it
  await screen.findByRole('heading', { name: new RegExp(` ${number}$`) });
  return waitFor(() => {
    const row = all('.sheet tbody').find(({ textContent }) => textContent?.includes('Ann'))!;
    return words(row.querySelector('td.total')) || 'not scored yet';
  });
}

test.each(CASES)('$event.system', async ({ event: { games, ...head } }) => {
  await newDevice({ games, ...head });
  await loadPage('#event/anevent/player/Ann');
  await waitFor(() => expect(all('.person-sheet tbody')).toHaveLength(games.length));
  const shown = all('.person-sheet tbody tr:first-child').map((row) => words(row.lastElementChild));
  const sheets: string[] = [];
  for (const [at, { id }] of games.entries()) sheets.push(await onSheet(id, `${at + 1} of ${games.length}`));
  expect(shown).toEqual(sheets);
});
