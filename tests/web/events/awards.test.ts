// @vitest-environment dom
// Awards: one list of what the standings give and of the director's own, as a page, as slides and as text.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { joinedAwards, ownAwardsIn, ownAwardsText, winnersOf } from '../../../web/src/systems/own_awards.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { newPerson, type Person } from '../../../web/src/systems/person.ts';
import { fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, anRplopsGame } from '../event_site.ts';

const game = (round: string, ...names: string[]): EventGame => ({
  ...anRplopsGame(
    round,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round,
});
const GAMES = [game('1', 'Ann', 'Ben', 'Cy'), game('2', 'Cy', 'Ann', 'Ben')];

async function open(games: EventGame[], settings = {}, people: Person[] = [], view = 'prizes', system = 'rplops') {
  await newDevice({ ...anEvent(system, games, settings), people });
  await loadPage(`#event/anevent/${view}`);
  await waitFor(() => expect(all('.prizes, .award-slide, .own-awards').length).toBeGreaterThan(0));
}

const lines = () => wordsOf('.prizes dl > div');

test('the first places and the best of each round', async () => {
  await open(GAMES);
  // Ann 75 + 50, Cy 25 + 75, Ben 50 + 25.
  expect(lines()).toEqual([
    '1st place Ann 125.00',
    '2nd place Cy 100.00',
    '3rd place Ben 75.00',
    'Best of round 1 Ann 75.00',
    'Best of round 2 Cy 75.00',
  ]);
});

test('a place that is shared is shown as shared', async () => {
  await open([game('1', 'Ann', 'Ben'), game('2', 'Ben', 'Ann')]);
  expect(lines()[0]).toBe('1st place shared Ann and Ben 100.00');
});

test('guests have no award', async () => {
  await open([game('1', 'Ann', 'Ben'), game('2', 'Ann', 'Ben')], { countingTotal: 'average' }, [
    newPerson({ name: 'Ann', guest: true }),
  ]);
  expect(lines().map((line) => line.replace(/ [\d.]+$/, ''))).toEqual([
    '1st place Ben',
    'Best of round 1 Ben',
    'Best of round 2 Ben',
  ]);
});

test('the best of each category in Puffing Billy, and teams by the event’s own rule', async () => {
  const boards = [
    aBoard('one', '1830', [
      ['Ann', '10'],
      ['Ben', '5'],
    ]),
    aBoard('two', 'Rail Baron', [
      ['Ben', '10'],
      ['Ann', '5'],
    ]),
  ];
  await open(boards, { countingTeams: 'total' }, [newPerson({ name: 'Ann', team: 'Reds' })], 'prizes', 'puffing-billy');
  // 3 + .03 × .25 for the winner.
  expect(lines()).toContain('Best of 1830 Ann 3.008');
  expect(lines()).toContain('Best of Rail Baron Ben 3.008');
  expect(lines().some((line) => line.startsWith('Best team Reds'))).toBe(true);
});

describe('the director’s own', () => {
  test('are typed, stand in the list and are undone', async () => {
    await open(GAMES);
    await press('Add an award');
    await fill(await screen.findByLabelText('Award'), 'Best newcomer');
    await fill(await screen.findByLabelText(/^Winner/), 'Cy, Ben');
    await fill(await screen.findByLabelText('Reason'), 'first event');
    await waitFor(() => expect(lines().at(-1)).toBe('Best newcomer Cy and Ben first event'));
    await press('Undo');
    await waitFor(() => expect(lines().at(-1)).not.toContain('first event'));
  });

  test('of two devices are joined, in either order', () => {
    const one = ownAwardsText([{ key: 'b', title: 'Newcomer', winners: 'Cy', reason: '' }]);
    const other = ownAwardsText([{ key: 'a', title: 'Sportsmanship', winners: 'Ben', reason: '' }]);
    expect(ownAwardsIn(joinedAwards(one, other)).map(({ title }) => title)).toEqual(['Sportsmanship', 'Newcomer']);
    expect(joinedAwards(one, other)).toBe(joinedAwards(other, one));
  });

  test('name several winners with commas, and a text that is not ours has none', () => {
    expect(winnersOf({ key: 'a', title: '', winners: ' Ann, ,Ben ', reason: '' })).toEqual(['Ann', 'Ben']);
    expect(ownAwardsIn('[[1]]')).toEqual([]);
  });
});

test('slides end with the first place, and keys turn them', async () => {
  await open(GAMES, {}, [], 'slides');
  expect(wordsOf('.award-title')).toEqual(['Best of round 2']);
  for (let turn = 0; turn < 9; turn++) fireEvent.keyDown(window, { key: 'ArrowRight' });
  await waitFor(() => expect(wordsOf('.award-slide p')).toEqual(['1st place', 'Ann', '125.00']));
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  await waitFor(() => expect(wordsOf('.award-title')).toEqual(['2nd place']));
});

test('text to paste', async () => {
  await open(GAMES);
  await press('Copy as plain text');
  await waitFor(() => expect(wordsOf('.post-status')).not.toEqual(['']));
});
