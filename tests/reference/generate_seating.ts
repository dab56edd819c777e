// Random valid requests for draws: a few players over one to three rounds, with earlier rounds in which players took
// part who have left, fixed boards, and wishes in any order. Source: SeatingRequest in the interface.
import type { SeatingPair, SeatingRequest, SeatingRound, SeatingWish } from '../../wasm/tallysheet.d.ts';
import { dressed } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

const WISHES: SeatingWish[] = ['meetings', 'apart', 'together', 'byes', 'short-boards', 'seats', 'last-seat'];
const LEFT = ['Zoe', 'Yves'];

function round(random: Random, names: string[], most: number): SeatingRound {
  const order = shuffled(random, names);
  const boards: SeatingRound['boards'] = [];
  while (order.length >= 2 && boards.length < most) boards.push({ players: order.splice(0, whole(random, 2, 5)) });
  return { boards: boards.filter(({ players }) => players.length > 1) };
}

function pairs(random: Random, names: string[]): SeatingPair[] {
  return times(whole(random, 1, 2), () => {
    const [one, other] = shuffled(random, names);
    return { one, other };
  });
}

function sizes(random: Random): Partial<SeatingRequest> {
  const smallest = whole(random, 2, 5);
  const preferred = whole(random, smallest, 6);
  return { smallest, preferred, largest: whole(random, preferred, 7) };
}

export function seatingRequest(random: Random): SeatingRequest {
  const names = times(whole(random, 2, chance(random, 0.2) ? 24 : 9), (at) => `Player ${at + 1}`);
  const rounds = whole(random, 1, 3);
  const byStanding = pick<SeatingWish[]>(random, [[], [], ['alike'], ['spread']]);
  const maybe = (probability: number, make: () => Partial<SeatingRequest>) =>
    chance(random, probability) ? make() : {};
  return {
    players: names.map((name) => ({
      name: dressed(random, name),
      ...option(random, 'group', ['Reds', 'Blues']),
      ...option(random, 'standing', [1, 2, 3, 30, 1_000_000, null]),
      ...option(random, 'volunteers', [false, true]),
    })),
    rounds,
    ...option(random, 'seed', [1, 0, 7, 999_999_999]),
    ...option(random, 'steps', [null, 1, 1_000, 999_999_999_999]),
    ...maybe(0.5, () => ({ wishes: shuffled(random, [...WISHES, ...byStanding]).slice(0, whole(random, 0, 4)) })),
    ...maybe(0.5, () => ({ played: times(whole(random, 0, 3), () => round(random, [...names, ...LEFT], 3)) })),
    ...maybe(0.3, () => ({ fixed: times(whole(random, 0, rounds), () => round(random, names, 1)) })),
    ...maybe(0.6, () => sizes(random)),
    ...maybe(0.3, () => ({ apart: pairs(random, names) })),
    ...maybe(0.3, () => ({ together: pairs(random, names) })),
  };
}
