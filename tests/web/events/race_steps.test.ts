// @vitest-environment dom
// The race: the engine's standings after ever more games, drawn as lines and described in words.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { cutsOf } from '../../../web/src/pictures/race_steps.ts';
import { tallysheet } from '../../wasm/module.ts';
import { loadPage, newDevice } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { fourOf, leagueOf } from './race_league.ts';

async function race(games: number): Promise<void> {
  await newDevice(leagueOf(games));
  await loadPage('#event/anevent/standings');
  await found('.race-lines');
}

test('shows who was first after every game, as the engine calculates it', async () => {
  await race(12);
  const expected = Array.from({ length: 12 }, (_, last) => {
    const games = Array.from({ length: last + 1 }, (_, game) => ({
      finish: fourOf(game).map((player, at) => ({ player, place: at + 1 })),
    }));
    const outcome = tallysheet.rplops.standings({ games });
    const rows = outcome.ok ? outcome.value.rows : [];
    const first = rows.filter(({ place }) => place === 1).map(({ player }) => player);
    return `Game ${last + 1} ${first.join(', ')} ${rows[0]?.total}`;
  });
  await waitFor(() => expect(wordsOf('.race-words tbody tr')).toEqual(expected));
});

test('has at most forty steps, and ends with the last game', async () => {
  await race(90);
  expect(all('polyline')[0]?.getAttribute('points')?.trim().split(/\s+/)).toHaveLength(1 + 30);
  await waitFor(() => expect(words(all('.race-words tbody th').at(-1)!)).toBe('Game 90'));
});

test('names the leaders, and whom one follows', async () => {
  await race(30);
  const names = () => all('.race-names text');
  await waitFor(() => expect(names()).toHaveLength(5));
  const follow = await screen.findByLabelText<HTMLSelectElement>('Follow');
  follow.selectedIndex = 20;
  follow.dispatchEvent(new Event('change'));
  await waitFor(() => expect(names()).toHaveLength(6));
  expect(all('polyline.chosen')).toHaveLength(1);
});

test('includes all boards of a game in one step', () => {
  const [board, final] = [{}, {}] as EventGame[];
  expect(cutsOf([board, final, final, final] as EventGame[])).toEqual([1, 4]);
});
