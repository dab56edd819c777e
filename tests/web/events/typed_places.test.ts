// Rounds and boards in the names of games: what is read from a name, when it is offered, and what stays of the name.
import { describe, expect, test } from 'vitest';
import { gameAfter } from '../../../web/src/systems/next_game.ts';
import { headingAfter, headingBeside, placeIn, typedPlace } from '../../../web/src/systems/typed_places.ts';
import { aBoard } from '../event_site.ts';

const named = (heading: string, fields: object = {}) => ({ ...aBoard('one', heading, [['Ann', '1']]), ...fields });

test.each([
  ['Round 3 board 2', '3', '2', ''],
  ['round 10, board 12', '10', '12', ''],
  ['R3B2', '3', '2', ''],
  ['R1 T12', '1', '12', ''],
  ['Round 1 – Table 4', '1', '4', ''],
  ['Rail Baron (Round 2, table 4)', '2', '4', 'Rail Baron'],
  ['Runde 2, Brett 1', '2', '1', ''],
  ['Board 2, round 3', '3', '2', ''],
  ['Round 2: Brass', '2', undefined, 'Brass'],
  ['Formula D, R2', '2', undefined, 'Formula D'],
  ['Round 02 board 007', '2', '7', ''],
])('“%s” is round %s, board %s, and “%s”', (heading, round, board, rest) =>
  expect(placeIn(heading)).toEqual({ round, ...(board ? { board } : {}), rest }),
);

test.each(['Rail Baron', 'Board 3', 'R2D2', 'Round 100', 'RR 18', '18xx: 1830', 'Formula 1', 'Brass 2', 'Round', ''])(
  '“%s” names no round',
  (heading) => expect(placeIn(heading)).toBeNull(),
);

describe('a place in a name', () => {
  test('is offered for a game that has neither round nor board', () => {
    expect(typedPlace(named('Round 3 board 2'))).toEqual({ round: '3', board: '2' });
    expect(typedPlace(named('Round 3 board 2', { round: '1' }))).toBeNull();
    expect(typedPlace(named('Round 3 board 2', { board: '1' }))).toBeNull();
    expect(typedPlace(named('Rail Baron'))).toBeNull();
  });

  test('gives a final over several boards its round only', () =>
    expect(typedPlace(named('Round 3 board 2', { form: 'puffing-billy/final' }))).toEqual({ round: '3' }));

  test('is not said twice beside the game’s own round and board', () => {
    expect(headingBeside(named('Round 3 board 2', { round: '3', board: '2' }))).toBe('');
    expect(headingBeside(named('Round 3 board 2', { round: '3', board: '4' }))).toBe('Round 3 board 2');
    expect(headingBeside(named('Brass, round 3', { round: '3', board: '4' }))).toBe('Brass, round 3');
    expect(headingBeside(named(' Brass '))).toBe('Brass');
  });

  test('does not go on to the next game, which has its own', () => {
    const game = named('Brass, R3 B2', { round: '3', board: '2' });
    expect(headingAfter(game)).toBe('Brass');
    expect(gameAfter([game], game)).toMatchObject({ round: '3', board: '3', state: { heading: 'Brass' } });
    expect(headingAfter(named('Brass, R3 B2'))).toBe('Brass, R3 B2');
  });
});
