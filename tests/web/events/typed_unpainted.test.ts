// @vitest-environment dom
// What is around a game's form is drawn only once typing in the form is painted. Whatever is pressed before that keeps what
// was typed, and has it.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { click, fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const GAME = aBoard('a', 'Round 3 board 2', [
  ['Ann', '200'],
  ['Bob', '100'],
]);

const fields = () => all<HTMLInputElement>('tally-form .players input').map(({ value }) => value);

/** Types a third player, of which nothing is painted. */
async function typeUnpainted(game: EventGame = GAME): Promise<void> {
  const event = anEvent('puffing-billy', [game]);
  await newDevice(event);
  await loadPage(`#event/${event.id}/game/a`);
  await press('Add a finisher');
  const player = await found('#puffing-billy-finishers-2-player');
  const score = await found('#puffing-billy-finishers-2-score');
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  await fill(player, 'Cy');
  await fill(score, '50');
}

/** Says that the first player's seat was taken over. */
async function takeOver(): Promise<void> {
  await fill(await screen.findByLabelText('Taken over by'), 'Di');
  await press('Add');
}

const TYPED = ['Ann', '200', 'Bob', '100', 'Cy', '50'];

test.each<[string, EventGame, () => Promise<void>]>([
  ['the game’s stage', GAME, async () => click(await screen.findByRole('radio', { name: /^Pick-up/ }))],
  ['its round', { ...GAME, round: '1' }, async () => fill(await found('#game-round'), '2')],
  ['the place in its name', GAME, () => press('Set round 3, board 2')],
  ['who sat in a seat', GAME, takeOver],
])('%s is changed beside it, and no figure goes', async (_what, game, change) => {
  await typeUnpainted(game);
  await change();
  await waitFor(() =>
    expect(wordsOf('.event-undo').join()).toMatch(/stage is pick-up|round changed|round 3, board 2 set|di took over/i),
  );
  expect(fields()).toEqual(TYPED);
});

test.each([
  ['Next game', 'as many lines', TYPED.map(() => '')],
  ['Duplicate', 'all of it', TYPED],
])('%s gives a game that has %s', async (name, _what, expected) => {
  await typeUnpainted();
  await press(name);
  await waitFor(() => expect(wordsOf('.between h2')).toEqual(['Board 2 of 2']));
  await loadPage(location.hash);
  await waitFor(() => expect(fields()).toEqual(expected));
});
