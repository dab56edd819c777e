// Random valid requests for RPLOPS and Pentamind: one to a hundred players, ties, odd place numbers, hours given
// and not. Source: RplopsGame to RplopsEvent in the interface.
import type { PentamindGame, RplopsEvent, RplopsGame, RplopsTableRequest } from '../../wasm/tallysheet.d.ts';
import { dressed, pool, positive } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

const FORMULAS = ['RPLOPS', 'RPLOPS2'] as const;

function settings(random: Random) {
  return {
    ...option(random, 'formula', FORMULAS),
    ...(chance(random, 0.5) ? {} : { average: positive(random) }),
  };
}

/** Absent, null or a length. */
function hours(random: Random) {
  return chance(random, 0.4) ? {} : { hours: chance(random, 0.25) ? null : positive(random) };
}

function fewest(formula: string | undefined): number {
  return formula === 'RPLOPS2' ? 2 : 1;
}

function size(random: Random, least: number): number {
  return chance(random, 0.9) ? whole(random, least, 8) : pick(random, [20, 37, 99, 100]);
}

/** Places 1, 2, 3, or with ties, with gaps, or far apart; sorted or not. */
function places(random: Random, count: number): number[] {
  const kinds = [
    () => times(count, (at) => at + 1),
    () => times(count, () => whole(random, 1, count)),
    () => times(count, () => 10 * whole(random, 1, Math.ceil(count / 2))),
    () => times(count, () => 1),
    () => times(count, () => whole(random, 1, 1000)),
  ];
  const list = pick(random, kinds)();
  return chance(random, 0.5) ? list.sort((a, b) => a - b) : shuffled(random, list);
}

export function rplopsGame(random: Random): RplopsGame {
  const chosen = settings(random);
  const count = size(random, fewest(chosen.formula));
  const names = pool(random, count);
  const finish = places(random, count).map((place, at) =>
    chance(random, 0.2) ? { place } : { player: dressed(random, names[at]), place },
  );
  return { finish, ...chosen, ...hours(random) };
}

export function pentamindGame(random: Random): PentamindGame {
  const { finish } = rplopsGame(random);
  const second = { place: whole(random, 1, 9) };
  const few = finish.length > 1 ? finish : [...finish, second];
  if (chance(random, 0.3)) return { finish: few, formula: 'former' };
  const many = places(random, whole(random, 101, 130)).map((place) => ({ place }));
  return {
    finish: chance(random, 0.3) ? many : few,
    ...option(random, 'formula', ['current'] as const),
    ...option(random, 'diluted', [true, false]),
  };
}

export function rplopsTable(random: Random): RplopsTableRequest {
  const minPlayers = whole(random, 2, 6);
  const maxPlayers = whole(random, 6, 20);
  const range = pick(random, [
    {},
    { minPlayers },
    { maxPlayers },
    { minPlayers, maxPlayers },
    { minPlayers: maxPlayers, maxPlayers },
    { maxPlayers: 2 },
    { minPlayers: 2, maxPlayers: 6 },
  ]);
  return { ...settings(random), ...hours(random), ...range };
}

export function rplopsEvent(random: Random): RplopsEvent {
  const chosen = { ...settings(random), ...option(random, 'useTime', [true, true, false]) };
  const players = pool(random, whole(random, 3, 10));
  const games = times(whole(random, 1, 6), () => {
    const count = whole(random, fewest(chosen.formula), Math.min(6, players.length));
    const names = shuffled(random, players);
    const finish = places(random, count).map((place, at) => ({ player: dressed(random, names[at]), place }));
    return { finish, ...(chosen.useTime ? { hours: positive(random) } : hours(random)) };
  });
  return { games, ...chosen };
}
