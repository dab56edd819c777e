// @vitest-environment dom
// The seating of a round that was entered by hand, for the wall: boards in order, everybody by name, text and big screen.
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { seatedRound, seatsByName } from '../../../web/src/seating/seated_round.ts';
import { goTo, loadPage, newDevice } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aGame, anEvent, aRoundsBoard } from '../event_site.ts';

const GAMES = [
  aRoundsBoard('1', '1', ['Ann', 'Ben']),
  aRoundsBoard('2', '2', ['Cy', 'Di']),
  aRoundsBoard('2', '1', ['Ben', 'ann']),
];

test('boards stand in the order of their numbers, people in the alphabet', () => {
  const seated = seatedRound(GAMES, 2);
  expect(seated.posted.boards).toEqual([
    ['Ben', 'ann'],
    ['Cy', 'Di'],
  ]);
  expect(seatsByName(seated)).toEqual([
    { player: 'ann', seat: 'Board 1' },
    { player: 'Ben', seat: 'Board 1' },
    { player: 'Cy', seat: 'Board 2' },
    { player: 'Di', seat: 'Board 2' },
  ]);
});

test('powers are named; one that nobody plays keeps its seat and is nobody by name', () => {
  const names = ['Ann', '', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const seated = seatedRound([{ ...aGame('a', 'detour-98f', names, []), round: '1', board: '4' }], 1);
  expect(seated.posted.boards[0]).toEqual(['Ann', '–', 'Cy', 'Di', 'Ed', 'Flo', 'Gus']);
  expect(seatsByName(seated)[1]).toEqual({ player: 'Cy', seat: 'Board 4, France' });
  expect(seatsByName(seated)).toHaveLength(6);
});

test('who sits at two boards is told both; a game without a board is named apart', () => {
  const { board: _, ...unplaced } = aRoundsBoard('1', '3', ['Eve', 'Fay']);
  const seated = seatedRound(
    [aRoundsBoard('1', '2', ['Ann', 'Ben']), aRoundsBoard('1', '5', ['Ann', 'Cy']), unplaced],
    1,
  );
  expect(seatsByName(seated)[0]).toEqual({ player: 'Ann', seat: 'Board 2; Board 5' });
  expect(seated.unplaced).toEqual([unplaced]);
});

test('the page shows the last round, or the one in its address, and its big screen', async () => {
  await newDevice(anEvent('rplops', GAMES));
  await loadPage('#event/anevent/seating');
  await waitFor(() => expect(wordsOf('.draw-board h3')).toEqual(['Board 1', 'Board 2']));
  expect(wordsOf('.seats-by-name li')).toEqual(['ann Board 1', 'Ben Board 1', 'Cy Board 2', 'Di Board 2']);
  await goTo('#event/anevent/seating/1');
  await waitFor(() => expect(wordsOf('.draw-board .seat')).toEqual(['Ann', 'Ben']));
  await goTo('#event/anevent/seating/1/screen');
  expect((await found('.draw-screen')).textContent).toContain('Round 1');
  expect(all('.draw-screen .draw-board')).toHaveLength(1);
});
