// Who qualifies for a top board, and the game that it makes.
import { describe, expect, test } from 'vitest';
import { seatedGame } from '../../../web/src/systems/next_game.ts';
import { namesIn } from '../../../web/src/systems/player_names.ts';
import type { Ruling } from '../../../web/src/systems/ruling.ts';
import {
  qualifying,
  qualifyingInWords,
  qualifyingRound,
  type Standing,
} from '../../../web/src/tournament/qualifying.ts';

const row = (player: string, place: number | null, shared = false): Standing => ({ player, place, shared });
const ROWS = [row('Ann', 1), row('Ben', 2, true), row('Cleo', 2, true), row('Dan', 4), row('Guest', null)];
const struck = (players: string): Ruling => ({ key: players, kind: 'struck', players, reason: 'left' });
const added = (players: string): Ruling => ({ key: players, kind: 'qualified', players, reason: 'champion' });
const going = (count: number, ...rulings: Ruling[]) =>
  qualifying(ROWS, rulings, count).going.map(({ player }) => player);

describe('the first of the standings qualify', () => {
  test('as many as are asked for', () => expect(going(3)).toEqual(['Ann', 'Ben', 'Cleo']));

  test('without those struck off, whose seats the next ones take', () =>
    expect(going(3, struck('Ann'))).toEqual(['Ben', 'Cleo', 'Dan']));

  test('and those added by hand, each once', () =>
    expect(going(1, added('Zoe'), added('Ann'))).toEqual(['Ann', 'Zoe']));

  test('of players who are level at the cut none, until somebody decides', () => {
    expect(qualifying(ROWS, [], 2)).toMatchObject({
      going: [{ player: 'Ann' }],
      atCut: [{ player: 'Ben' }, { player: 'Cleo' }],
      left: 1,
    });
    expect(going(2, struck('Ben'))).toEqual(['Ann', 'Cleo']);
  });

  test('whoever has no place does not', () => expect(going(9)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']));
});

describe('the round after which they qualify', () => {
  const games = [{ round: '1' }, { round: '4', top: 'yes' }];
  test('is the one that is typed', () => expect(qualifyingRound({ countingQualifyAfter: '2' }, games)).toBe(2));
  test('or the one before the top board', () => expect(qualifyingRound({}, games)).toBe(3));
  test('or none', () => expect(qualifyingRound({}, [{ round: '1' }])).toBeNull());
});

test('the words have the reasons', () => {
  const settings = { countingQualifiers: '7', countingQualifyAfter: '3', countingQualifyBy: 'own' };
  expect(qualifyingInWords(settings, [struck('Ann'), added('Zoe')], 'Carnage')).toEqual([
    'The first 7 after round 3 qualify for the top board.',
    'Struck off: Ann (left).',
    'Added by hand: Zoe (champion).',
  ]);
  expect(qualifyingInWords({}, [], 'Carnage')).toEqual([]);
});

describe('the game', () => {
  const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];

  test.each(['detour-98f', 'rplops', 'puffing-billy', 'size-matters'])('of %s has the players in its rows', (form) => {
    const players = form === 'puffing-billy' ? SEVEN.slice(0, 6) : SEVEN;
    expect(namesIn(seatedGame(form, players)!.state)).toEqual(players);
  });

  test('needs seats enough', () => {
    expect(seatedGame('detour-98f', [...SEVEN, 'Hal'])).toBeNull();
    expect(seatedGame('puffing-billy', SEVEN)).toBeNull();
  });

  test('of a two-game final has them in the seating order of the first game', () => {
    expect(namesIn(seatedGame('union-pacific', SEVEN.slice(0, 4))!.state)).toEqual(SEVEN.slice(0, 4));
  });
});
