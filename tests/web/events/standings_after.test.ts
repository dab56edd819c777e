// @vitest-environment dom
// The standings after a round: the engine's of the games up to it, at an address of their own.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { placed } from '../../../web/src/numbers/ordinals.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { tallysheet } from '../../wasm/module.ts';
import { goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, standingLines } from '../event_site.ts';

const board = (id: string, round: string, number: string, ...names: string[]): EventGame => ({
  ...aBoard(
    id,
    'Brass',
    names.map((name, at) => [name, String(9 - at)]),
  ),
  ...(round ? { round } : {}),
  ...(number ? { board: number } : {}),
});
async function choose(name: string, value: string): Promise<void> {
  const select = await screen.findByLabelText<HTMLSelectElement>(name);
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

/** "1 Ann 3.028" for every row. */
const standings = async () => {
  await waitFor(() => expect(document.querySelector('.standings tbody')).not.toBeNull());
  return standingLines(all('.standings tbody'));
};

test('the standings after a round are the engine’s of the games up to it', async () => {
  const upTo = [board('a', '1', '1', 'Ann', 'Bob'), board('b', '1', '2', 'Cy', 'Di')];
  await newDevice(
    anEvent('puffing-billy', [board('late', '3', '1', 'Zed', 'Bob'), ...upTo, board('pick-up', '', '', 'Yan', 'Ann')]),
  );
  await loadPage('#event/anevent/standings/1');
  const scored = tallysheet.puffingBilly.standings({
    decimals: 3,
    boards: [
      ['Ann', 'Bob'],
      ['Cy', 'Di'],
    ].map((names) => ({
      category: 'Brass',
      stage: 'preliminary',
      finishers: names.map((player, at) => ({ player, score: 9 - at })),
    })),
  });
  const rows = scored.ok ? scored.value.rows : [];
  await waitFor(() =>
    expect(wordsOf('.standings .band p')).toEqual(['Spring convention: standings after round 1 (2 games)']),
  );
  expect(await standings()).toEqual(
    rows.map(({ place, shared, player, total }) => `${placed(place, shared)} ${player} ${NUMBERS.point.bare(total)}`),
  );
  expect(rows.length).toBe(4);
  expect(await screen.findByText('One game without a round is left out.')).toBeDefined();
  await press(/^Bob/);
  expect(wordsOf('.played:not(.categories) a')).toEqual(['Brass R1 board 1']);
  await choose('Standings after', '');
  await waitFor(() => expect(wordsOf('.standings .band p')).toEqual(['Spring convention: standings after 4 games']));
  await choose('Standings after', '3');
  await waitFor(() => expect(location.hash).toBe('#event/anevent/standings/3'));
  await goTo('#event/anevent/standings/7');
  await waitFor(() => expect(wordsOf('.standings .band p')).toEqual(['Spring convention: standings after 4 games']));
});
