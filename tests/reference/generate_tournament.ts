// Random valid tournaments: a few players over rounds and categories, top boards, guests, teams, ties settled by hand or
// by lot. Source: TournamentRequest in the interface.
import type {
  DecimalInput,
  TournamentCounting,
  TournamentGame,
  TournamentRequest,
  TournamentTieBreaker,
} from '../../wasm/tallysheet.d.ts';
import { amount, asInput, dressed, pool, style, type Style } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

const TIE_BREAKERS: TournamentTieBreaker[] = [
  'wins',
  'best-values',
  'all-values',
  'head-to-head',
  'last-round',
  'games',
];
const CATEGORIES = ['1830', 'Eurorails', 'Rail Baron'];

const someOf = <T>(random: Random, list: T[]) => shuffled(random, list).slice(0, whole(random, 0, list.length));

function score(random: Random, kind: Style): DecimalInput {
  const text = amount(random, kind);
  return chance(random, 0.05) && text !== '0' ? `-${text}` : asInput(random, text);
}

function game(random: Random, players: string[], kind: Style): TournamentGame {
  const seated = shuffled(random, players).slice(0, whole(random, 1, Math.min(7, players.length)));
  return {
    results: seated.map((player) => ({ player: dressed(random, player), score: score(random, kind) })),
    ...option(random, 'round', [1, 1, 2, 3, 4, 1000]),
    category: pick(random, CATEGORIES),
    ...option(random, 'topBoard', [false, false, false, true]),
  };
}

/** Percentages and ranks are of whole rounds, which have one factor and no category. */
function counting(random: Random): TournamentCounting {
  const measure = option(random, 'measure', ['score', 'percent', 'rank'] as const);
  const wholeRounds = measure.measure === 'percent' || measure.measure === 'rank';
  return {
    ...measure,
    ...(chance(random, 0.7) ? {} : { bestOfRound: whole(random, 1, 2) }),
    ...(wholeRounds || chance(random, 0.6) ? {} : { bestOfCategory: whole(random, 1, 2) }),
    ...(chance(random, 0.7) ? {} : { dropped: whole(random, 1, 2) }),
    ...(chance(random, 0.5) ? {} : { best: whole(random, 1, 3) }),
    ...(chance(random, 0.7) ? {} : { atLeast: whole(random, 1, 3) }),
    ...option(random, 'average', [false, false, true]),
    ...option(random, 'topBoard', ['counts', 'added', 'above'] as const),
  };
}

function withFactors(random: Random, games: TournamentGame[], rule: TournamentCounting): TournamentGame[] {
  const factor = () => pick<DecimalInput>(random, [1, '1.5', 2, '0.3333', '1000', '0.0001']);
  const ofRounds = new Map(games.map(({ round }) => [round ?? 1, factor()]));
  const wholeRounds = rule.measure === 'percent' || rule.measure === 'rank';
  return games.map((one) => ({ ...one, factor: wholeRounds ? ofRounds.get(one.round ?? 1) : factor() }));
}

function teams(random: Random, players: string[], rule: TournamentCounting) {
  const mixed = shuffled(random, [...players, 'A Stranger']);
  const half = whole(random, 1, mixed.length - 1);
  const members = (names: string[]) => names.map((player) => ({ player, ...option(random, 'fromRound', [1, 2, 3]) }));
  const units = {
    score: ['total', 'round', 'category'] as const,
    percent: ['total', 'round'] as const,
    rank: ['round'] as const,
  }[rule.measure ?? 'score'];
  return {
    teams: [
      { name: 'Reds', members: members(mixed.slice(0, half)) },
      { name: 'Blues', members: members(mixed.slice(half)) },
    ],
    teamCounting: { unit: pick(random, units), ...(chance(random, 0.5) ? {} : { best: whole(random, 1, 3) }) },
  };
}

const inLists = (random: Random, players: string[]) =>
  times(whole(random, 1, 2), () => shuffled(random, players).slice(0, whole(random, 2, players.length)));

export function tournamentRequest(random: Random): TournamentRequest {
  const players = pool(random, whole(random, 3, 9));
  const kind = style(random);
  const rule = counting(random);
  const plain = times(whole(random, 0, 7), () => game(random, players, kind));
  const games = chance(random, 0.6) ? plain : withFactors(random, plain, rule);
  const seated = [...new Set(games.flatMap(({ results }) => results.map(({ player }) => player)))];
  const maybe = (probability: number, make: () => Partial<TournamentRequest>) =>
    chance(random, probability) ? make() : {};
  return {
    games,
    ...maybe(0.8, () => ({ counting: rule })),
    ...maybe(0.5, () => ({ tieBreakers: someOf(random, TIE_BREAKERS) })),
    ...maybe(0.2, () => ({ guests: someOf(random, players) })),
    ...maybe(0.2, () => ({
      bonuses: someOf(random, seated).map((player) => ({ player, points: pick(random, ['0.5', 1, '-2', '0']) })),
    })),
    ...maybe(0.3, () => ({ decisions: inLists(random, players).map((names) => ({ players: names })) })),
    ...maybe(0.3, () => ({
      lots: inLists(random, players).map((names) => ({ players: names, seed: whole(random, 0, 999_999_999) })),
    })),
    ...maybe(0.4, () => teams(random, players, rule)),
  };
}
