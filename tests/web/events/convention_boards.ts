// A Puffing Billy convention made up by chance: 60 boards in nine categories, finals of every kind among them.
import type { CategoryBoard, QualifiersRequest } from '../../../wasm/tallysheet.d.ts';
import { qualifiers } from '../../reference/puffing_billy.ts';
import { chance, pick, seeded, shuffled, times, whole, type Random } from '../../reference/random.ts';
import { scoreFinal as twoGames } from '../../reference/union_pacific.ts';
import { people, type Line } from './convention_csv.ts';

export const COLUMNS = [
  'game',
  'category',
  'stage',
  'listed',
  'board',
  'place',
  'player',
  'score',
  'best before',
  'second score',
];

/** Category by category: preliminary boards, and its final. */
const PLAN: [
  category: string,
  boards: number,
  final: 'board' | 'boards' | 'one game' | 'two games' | null,
  boardsInFinal: number,
][] = [
  ['Empire Builder', 6, 'board', 1],
  ['Eurorails', 6, 'one game', 2],
  ['Rail Baron', 7, 'one game', 3],
  ['1830: Railways & Robber Barons', 6, 'boards', 2],
  ['Dampfroß; die Neuauflage', 8, 'one game', 4],
  ['Union Pacific', 5, 'two games', 1],
  ['Chemins de fer, l’édition de Noël', 4, null, 0],
  ['=Crayon "Rails"', 3, null, 0],
  ['鉄道 Train Game of the Very Long Name', 2, null, 0],
];

/** Money at the end, best first. Some boards repeat each other, so that players are level. */
const MONEY = [
  ['252000', '248000', '121000', '98000'],
  ['200', '200', '100', '50', '50', '0'],
  ['250500.5', '250500.5', '1000.25'],
  ['100', '80', '60', '40', '20'],
  ['1000', '800', '600', '400', '200'],
  ['3', '0'],
  ['61', '74', '74', '12', '74'],
];

export interface PlayedGame {
  /** Its boards in the event's standings. */
  boards: CategoryBoard[];
  lines: Line[];
  /** Where its sheet has other figures than its board in the standings. */
  figures?: { player: string; place: number; total: string }[];
}

export interface Convention {
  games: PlayedGame[];
  boards: CategoryBoard[];
}

export function convention(seed: number): Convention {
  const random = seeded(seed);
  const names = people(64);
  const openings = shuffled(
    random,
    PLAN.flatMap(([category, boards]) => times(boards, () => category)),
  );
  const games = openings.map((category, at) => played(at + 1, [board(random, category, names)], random));
  const qualifying = games.flatMap(({ boards }) => boards);
  for (const [category, , kind, count] of PLAN)
    if (kind) games.push(...final(random, qualifying, category, kind, count, games.length + 1));
  return { games, boards: games.flatMap(({ boards }) => boards) };
}

function board(random: Random, category: string, names: string[]): CategoryBoard {
  const money = amounts(random);
  const listed = category === 'Union Pacific' ? 'seating' : pick(random, ['finish', 'finish', 'seating'] as const);
  const scores = listed === 'seating' ? shuffled(random, money) : money;
  return { category, stage: 'preliminary', listed, finishers: seated(scores, shuffled(random, names)) };
}

/** In the order of finish: mostly by money, which the last pattern contradicts. */
function amounts(random: Random): string[] {
  if (chance(random, 0.6)) return pick(random, MONEY);
  const units = times(whole(random, 2, 6), () => whole(random, 1, 300_000)).sort((one, other) => other - one);
  return units.map((amount) => (chance(random, 0.2) ? `${amount}.${whole(random, 1, 9)}` : String(amount)));
}

function seated(scores: string[], names: string[]): CategoryBoard['finishers'] {
  return scores.map((score, at) => ({ player: names[at], score }));
}

// ------------------------------------------------------------------------------ Finals

function final(
  random: Random,
  boards: CategoryBoard[],
  category: string,
  kind: string,
  count: number,
  number: number,
): PlayedGame[] {
  const rule: QualifiersRequest['rule'] = { top: 4 * count };
  const going = qualifiers({ boards, category, rule })
    .players.slice(0, 4 * count)
    .map(({ player }) => player);
  if (kind === 'two games') return [twoGameFinal(random, category, going, number)];
  const dealt = times(count, (at) =>
    finalBoard(
      random,
      category,
      going.filter((_, seat) => seat % count === at),
    ),
  );
  return kind === 'boards'
    ? dealt.map((one, at) => played(number + at, [one], random))
    : [played(number, dealt, random, true)];
}

/** Half of the boards are the same but for a factor, so that their ratios are level. */
function finalBoard(random: Random, category: string, players: string[]): CategoryBoard {
  const factor = pick(random, [1, 10, 1000]);
  const scores = chance(random, 0.5) ? [9, 7, 4, 1].map((score) => String(score * factor)) : [...MONEY[0]];
  return { category, stage: 'final', listed: 'finish', finishers: seated(scores.slice(0, players.length), players) };
}

/** Drawn until nobody is level: what then decides is not in the rules. */
function twoGameFinal(random: Random, category: string, players: string[], number: number): PlayedGame {
  const game = () => players.map((player) => ({ player, score: String(whole(random, 40, 120)) }));
  const games: [ReturnType<typeof game>, ReturnType<typeof game>] = [game(), game()];
  const { rows } = twoGames({ games });
  if (rows.some(({ shared }) => shared)) return twoGameFinal(random, category, players, number);
  const lines = players.map((player, at) => ({
    game: `T${number}`,
    category,
    place: String(at + 1),
    player,
    score: games[0][at].score,
    'second score': games[1][at].score,
  }));
  return {
    boards: [{ category, stage: 'final', finishers: rows.map(({ player, total }) => ({ player, score: total })) }],
    lines,
    figures: rows,
  };
}

// ------------------------------------------------------------------------------ Rows

/** One game's boards as rows in any order; what is said of the whole game stands in one of them only, or in all. */
function played(number: number, boards: CategoryBoard[], random: Random, isOneGame = false): PlayedGame {
  const [{ category, stage = '', listed = '' }] = boards;
  const lines = boards.flatMap(({ finishers }, board) =>
    finishers.map(
      ({ player = '', score }, at): Line => ({
        place: String(at + 1),
        player,
        score: String(score),
        ...(isOneGame ? { board: String(board + 1), 'best before': at === 0 ? '2.5' : '' } : {}),
      }),
    ),
  );
  const everywhere = chance(random, 0.5);
  const whole = shuffled(random, lines).map((line, at) => ({
    ...line,
    game: `T${number}`,
    ...(everywhere || at === 0 ? { category, stage, listed } : {}),
  }));
  return { boards, lines: whole };
}
