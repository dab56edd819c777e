// Who sat where: the games of each player by round, players and boards that a round has twice, and who is not in it yet.
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { boardsTwice, notSeated, seatedTwice, seatIn, seatsOf } from '../../../web/src/systems/seating.ts';
import { aBoard, aGame } from '../event_site.ts';

const board = (id: string, round: string, number: string, ...names: string[]): EventGame => ({
  ...aBoard(
    id,
    'Brass',
    names.map((name) => [name, '1']),
  ),
  ...(round ? { round } : {}),
  ...(number ? { board: number } : {}),
});
const GAMES = [
  board('a', '1', '1', 'Ann', 'Bob'),
  board('b', '1', '2', 'Cy', 'Di'),
  board('c', '2', '1', 'Ann', 'Cy'),
  board('d', '2', '3', 'Ann', 'Bob '),
  board('e', '', '1', 'Eve', 'Ann'),
  board('f', '2', '03', 'Di', 'Fay'),
];
const seats = seatsOf(GAMES);

test('every player in a round has the games of each round', () => {
  expect([...seats.keys()]).toEqual(['Ann', 'Bob', 'Cy', 'Di', 'Fay']);
  expect(
    seats
      .get('Ann')
      ?.get(2)
      ?.map(({ id }) => id),
  ).toEqual(['c', 'd']);
  expect(
    seats
      .get('Bob')
      ?.get(2)
      ?.map(({ id }) => id),
  ).toEqual(['d']);
});

test('a player at two boards of a round is found, and games without a round are not in one', () =>
  expect(seatedTwice(seats).map(({ player, round, games }) => [player, round, games.map(({ id }) => id)])).toEqual([
    ['Ann', 2, ['c', 'd']],
  ]));

test('of a seat that was taken over, both have sat at the board, but nobody sits at two', () => {
  const shared = { ...board('g', '2', '4', 'Gus', 'Hal'), seats: [{ key: 'one', began: 'Ivy', tookOver: 'Hal' }] };
  const helped = { ...board('h', '2', '5', 'Jo', 'Kay'), seats: [{ key: 'one', began: 'Jo', tookOver: 'Gus' }] };
  const both = seatsOf([shared, helped]);
  expect(notSeated(['Gus', 'Hal', 'Ivy', 'Jo', 'Lu'], both, 2)).toEqual(['Lu']);
  expect(both.get('Ivy')?.get(2)).toEqual([shared]);
  expect(seatedTwice(both)).toEqual([]);
});

test('a board that a round has twice is found, however its number is written', () =>
  expect(boardsTwice(GAMES).map((games) => games.map(({ id }) => id))).toEqual([['d', 'f']]));

test('those who are in no game of a round are not in it yet', () => {
  expect(notSeated(['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Fay'], seats, 2)).toEqual(['Eve']);
  expect(notSeated(['Ann', 'Eve', 'Fay'], seats, 1)).toEqual(['Eve', 'Fay']);
});

test('a seat is the power, or the number where players are listed by seat', () => {
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Fay', 'Gus'];
  expect(seatIn(aGame('g', 'detour-98f', names, [6, 6, 6, 6, 6, 4, 0]), 'Cy')).toBe('France');
  const shared = { ...aGame('g', 'detour-98f', names, []), seats: [{ key: 'one', began: 'Hal', tookOver: 'Cy' }] };
  expect(['Cy', 'Hal', 'Ida'].map((name) => seatIn(shared, name))).toEqual(['France', 'France', '']);
  expect(seatIn(GAMES[0]!, 'Bob')).toBe('');
  const seated = { ...GAMES[0]!, state: { ...GAMES[0]!.state, listed: 'seating' } };
  expect(seatIn(seated, 'Bob')).toBe('seat 2');
  expect(seatIn(seated, 'Nobody')).toBe('');
});
