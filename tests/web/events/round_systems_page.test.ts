// @vitest-environment dom
// A round in another system on the page: chosen in the settings, its games entered in that system's form, and undone.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { aGame, anEvent, anRplopsGame } from '../event_site.ts';

const inRound = (round: number, game: EventGame, board = 1): EventGame => ({
  ...game,
  round: String(round),
  board: String(board),
});

const finish = (...names: string[]) => names.map((name, at): [string, string] => [name, String(at + 1)]);

const FIRST = inRound(1, anRplopsGame('one', finish('Ann', 'Ben', 'Cy')));

async function choose(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await goTo(location.hash);
}

async function scoreRound(round: number, system: string): Promise<void> {
  await choose('Score in another system', String(round));
  await waitFor(() => expect(screen.getByRole('group', { name: `Round ${round}` })).toBeTruthy());
  await choose('Scored by', system);
}

const rows = () => wordsOf('.standings tbody tr:first-child');

test('a round of an RPLOPS event is scored in the Pentamind: its form, its scores, the standings and Undo', async () => {
  await newDevice(anEvent('rplops', [FIRST]));
  await loadPage('#event/anevent/setup');
  await scoreRound(2, 'pentamind');
  await waitFor(() => expect(words(document.querySelector('.event-undo'))).toContain('Round 2: scored by Pentamind'));

  await goTo('#event/anevent');
  await press('Start round 2');
  await found('.pentamind.game, tally-form');
  expect(words(document.querySelector('.view-game'))).toContain('This round is scored by Pentamind.');
  await fill(await found<HTMLInputElement>('tally-form .heading-field input'), 'Go');
  for (const [at, name] of ['Cy', 'Ben', 'Ann'].entries())
    await fill(all<HTMLInputElement>('input[data-column="player"]')[at]!, name);

  await goTo('#event/anevent/standings');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(words(document.querySelector('.sheet .band'))).toContain('RPLOPS and Pentamind');
  expect(wordsOf('.left-out')).toEqual([]);
  expect(wordsOf('.standings .note')).toContain(
    'The scores of several systems are added here as they are, although they differ in scale.',
  );

  await goTo('#event/anevent');
  await found('.game-line');
  expect(wordsOf('.game-line')[0]).toMatch(/R2 board 1 Go Pentamind/);
});

test('an event of one system gains and loses a round of another without being opened again', async () => {
  await newDevice(anEvent('rplops', [FIRST]));
  await loadPage('#event/anevent/setup');
  await scoreRound(3, 'size-matters');
  await press('Undo');
  await press('Undo');
  expect(all('.round-systems fieldset')).toEqual([]);
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(words(document.querySelector('.sheet .band'))).not.toContain('Size Matters');
});

test('a round of Diplomacy is scored anew by the system that is chosen, with its settings', async () => {
  const players = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const game = (id: string, round: number) => inRound(round, aGame(id, 'diplomacy', players, [10, 8, 6, 4, 3, 2, 1]));
  await newDevice(anEvent('diplomacy', [game('one', 1), game('two', 2)], { system: 'draw-size' }));
  await loadPage('#event/anevent/setup');
  await scoreRound(2, 'sum-of-squares');
  await press('Change');
  await goTo('#event/anevent/counting');
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')).toHaveLength(7));
  expect(wordsOf('.rule-changes li')[0]).toMatch(/Round 2: scored by, from “the event’s own system” to “/);
});

test('a blank game that moves to another round takes the form of that round', async () => {
  await newDevice(anEvent('rplops', [FIRST], { roundSystem2: '["pentamind",{}]' }));
  await loadPage('#event/anevent');
  await press('Enter a game');
  await found('tally-form');
  await fill(await screen.findByLabelText('Round'), '2');
  await waitFor(() =>
    expect(words(document.querySelector('.view-game'))).toContain('This round is scored by Pentamind.'),
  );
  expect(screen.getByLabelText(/dilution/i)).toBeTruthy();
});
