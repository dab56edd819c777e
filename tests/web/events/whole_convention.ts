// A convention over five rounds, with withdrawals, guests, a top board and teams, in each of seven systems: its boards, its CSV and
// the figures of the reference.
import type { TournamentStandings } from '../../../wasm/tallysheet.d.ts';
import { layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { SystemId } from '../../../web/src/systems/event_game.ts';
import type { Settings } from '../../../web/src/systems/event_rules.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { evaluate } from '../../reference/reference.ts';
import { chance, pick, seeded, shuffled, times, whole, type Random } from '../../reference/random.ts';
import { csvOf as csvRows, type Line } from './convention_csv.ts';

const PLAYERS = process.env['LONG'] ? 300 : 60;
export const ROUNDS = 5;
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const CATEGORIES = ['Eurorails', 'Rail Baron', '1830', 'Dampfross'];

export type Result = { player: string; score: string };

/** A system: how many sit at a board, what happens there, and what the reference makes of it. */
export interface Played {
  system: SystemId;
  settings?: Settings;
  size: number;
  /** The rows of the CSV by columns' ids, without the game, its round and its board, and the scores of the reference. */
  play(random: Random, players: string[]): { lines: Line[]; results: Result[]; entry: object };
  /** The standings of the system itself by the reference, from what was played; absent where they are only added. */
  standings?(entries: object[]): { player: string; place: number; total: string }[];
}

function scored(path: string, request: object, figure: string): Result[] {
  const { rows } = evaluate(path, request) as { rows: Record<string, string>[] };
  return rows.map((row) => ({ player: row['player']!, score: row[figure]! }));
}

function rowsOf(path: string, request: object): { player: string; place: number; total: string }[] {
  return (evaluate(path, request) as { rows: { player: string; place: number; total: string }[] }).rows;
}

/** 34 centres among the seven, any of them for anybody. */
function centres(random: Random): number[] {
  const held = POWERS.map(() => 0);
  for (let left = 34; left > 0; left -= 1) {
    const at = whole(random, 0, 6);
    if (held[at]! < 17) held[at]! += 1;
    else left += 1;
  }
  const [empty] = held.map((_, at) => at).filter(() => chance(random, 0.2));
  return empty === undefined
    ? held
    : held.map((some, at) => (at === empty ? 0 : at === (empty + 1) % 7 ? some + held[empty]! : some));
}

function diplomacy(
  system: SystemId,
  figure: string,
  {
    settings = {},
    path,
    years = false,
    request = {},
  }: { settings?: Settings; path: string; years?: boolean; request?: object },
): Played {
  return {
    system,
    settings,
    size: 7,
    play(random, players) {
      const held = centres(random);
      const powers = POWERS.map((power, at) => {
        const year = whole(random, 1902, 1909);
        const last = years && held[at] === 0 ? { lastHeld: { year, centres: 1 } } : {};
        return { power, player: players[at]!, centres: held[at]!, ...last };
      });
      const lines = powers.map(
        ({
          power,
          player,
          centres,
          lastHeld,
        }: (typeof powers)[number] & { lastHeld?: { year: number; centres: number } }) => ({
          ...{ power, player, centres: String(centres) },
          ...(lastHeld ? { year: String(lastHeld.year), held: String(lastHeld.centres) } : {}),
        }),
      );
      return { lines, results: scored(`${path}.scoreGame`, { ...request, powers }, figure), entry: { powers } };
    },
    standings: (games) => rowsOf(`${path}.standings`, { ...request, games }),
  };
}

function ranks(system: SystemId, path: string, extra: (random: Random) => Line): Played {
  return {
    system,
    size: 5,
    play(random, players) {
      let place = 0;
      const finish = players.map((player, at) => {
        if (at === 0 || !chance(random, 0.15)) place = at + 1;
        return { player, place };
      });
      const ofGame = extra(random);
      const lines = finish.map(({ player, place }) => ({ player, place: String(place), ...ofGame }));
      return { lines, results: scored(`${path}.scoreGame`, { finish }, 'points'), entry: { finish } };
    },
  };
}

export const SYSTEMS: Record<string, Played> = {
  'Puffing Billy': {
    system: 'puffing-billy',
    size: 4,
    play(random, players) {
      const category = pick(random, CATEGORIES);
      let score = whole(random, 2000, 3000);
      const finishers = players.map((player) => ({ player, score: String((score -= whole(random, 1, 200))) }));
      const lines = finishers.map(({ player, score }) => ({ player, score, category, listed: 'finish' }));
      const entry = { category, stage: 'preliminary', finishers };
      return { lines, results: scored('puffingBilly.scoreBoard', { finishers }, 'total'), entry };
    },
    standings: (boards) => rowsOf('puffingBilly.standings', { boards }),
  },
  'Union Pacific': {
    system: 'union-pacific',
    size: 4,
    play(random, players) {
      const scores = times(2, () => players.map(() => String(whole(random, 30, 160))));
      const games = scores.map((list) => players.map((player, at) => ({ player, score: list[at]! })));
      const lines = players.map((player, at) => ({ player, game1: scores[0]![at]!, game2: scores[1]![at]! }));
      return { lines, results: scored('unionPacific.scoreFinal', { games }, 'total'), entry: { games } };
    },
  },
  'Size Matters': diplomacy('size-matters', 'score', { path: 'sizeMatters', request: {} }),
  'Detour 98f': diplomacy('detour-98f', 'points', { path: 'detour98f', years: true }),
  RPLOPS: {
    ...ranks('rplops', 'rplops', () => ({})),
    standings: (games) => rowsOf('rplops.standings', { games }),
  },
  'Sum of Squares': diplomacy('diplomacy', 'score', {
    path: 'diplomacy',
    settings: { system: 'sum-of-squares' },
    request: { system: 'sum-of-squares' },
  }),
  Pentamind: ranks('pentamind', 'pentamind', (random) => ({
    title: pick(random, ['Go', 'Chess', 'Hex']),
    diluted: 'no',
  })),
};

const nameOf = (at: number) => `Player ${String(at + 1).padStart(3, '0')}`;

export interface Board {
  round: number;
  board: number;
  top: boolean;
  lines: Line[];
  results: Result[];
  entry: object;
}

/** Every 11th player withdraws after round 2; the first board of the last round is the top board. */
export function boardsOf({ size, play }: Played): Board[] {
  const random = seeded(38);
  const all = times(PLAYERS, nameOf);
  return times(ROUNDS, (at) => at + 1).flatMap((round) => {
    const here = all.filter((_, at) => round <= 2 || at % 11 !== 10);
    const seated = shuffled(random, here);
    return times(Math.floor(seated.length / size), (at): Board => {
      const players = seated.slice(at * size, (at + 1) * size);
      return { round, board: at + 1, top: round === ROUNDS && at === 0, ...play(random, players) };
    });
  });
}

export interface TakenOver {
  board: number;
  began: string;
  tookOver: string;
}

/** The round in which seats are taken over. */
export const TAKEN_OVER_IN = 3;

/** A seat is taken over at the first two boards of a round: at the first the score is that of who took over, at the second
 *  that of who began. The boards have the names of those whose score it is. */
export function takenOver(all: readonly Board[]): { boards: Board[]; seats: TakenOver[] } {
  const seats = [1, 2].map((board) => {
    const [first] = all.find((one) => one.round === TAKEN_OVER_IN && one.board === board)!.results;
    return { board, began: first!.player, tookOver: `Substitute ${board}` };
  });
  const [{ began, tookOver }] = seats as [TakenOver];
  const boards = all.map((one) => {
    if (one.round !== TAKEN_OVER_IN || one.board !== 1) return one;
    return JSON.parse(JSON.stringify(one).replaceAll(`"${began}"`, `"${tookOver}"`)) as Board;
  });
  return { boards, seats };
}

/** Every tenth player is a guest, and every four others are a team. */
export const PEOPLE: Person[] = times(PLAYERS, (at) => ({
  key: `person${at}`,
  name: nameOf(at),
  ...(at % 10 === 9 ? { guest: true } : { team: `Team ${Math.floor(at / 4)}` }),
  ...(at % 11 === 10 ? { presence: 'left' as const } : {}),
}));

export const COUNTING: Settings = {
  ...{ countingBest: '3', countingTopBoard: 'above', countingTies: 'best-values', countingTies2: 'games' },
  ...{ countingTeams: 'total', countingTeamBest: '3' },
};

export function csvWith(system: SystemId, boards: Board[]): string {
  const { columns } = layoutOf(system);
  const games = boards.map(({ round, board, top, lines }) =>
    lines.map((line) => ({
      ...{ ...line, game: `R${round} board ${board}`, round: String(round), board: String(board) },
      top: top ? 'yes' : 'no',
    })),
  );
  const used = columns.filter(({ id }) => games.some((lines) => lines.some((line: Line) => line[id] !== undefined)));
  const titled = games.map((lines) =>
    lines.map((line: Line) => Object.fromEntries(used.map(({ id, title }) => [title, line[id] ?? '']))),
  );
  return csvRows(
    used.map(({ title }) => title),
    titled,
    seeded(5),
    { delimiter: ',' },
  );
}

/** The standings by the event's own rule after these boards. */
export function expectedOwn(boards: readonly Board[]): TournamentStandings {
  const here = new Set(boards.flatMap(({ results }) => results.map(({ player }) => player)));
  const people = PEOPLE.filter(({ name }) => here.has(name));
  const teams = new Map<string, { player: string }[]>();
  for (const { name, team } of people) if (team) teams.set(team, [...(teams.get(team) ?? []), { player: name }]);
  return evaluate('tournament.standings', {
    games: boards.map(({ round, top, results, entry }) => ({
      ...{ results, round },
      ...('category' in entry ? { category: entry.category } : {}),
      ...(top ? { topBoard: true } : {}),
    })),
    counting: { best: 3, topBoard: 'above' },
    guests: people.filter(({ guest }) => guest).map(({ name }) => name),
    teams: [...teams].map(([name, members]) => ({ name, members })),
    teamCounting: { unit: 'total', best: 3 },
    tieBreakers: ['best-values', 'games'],
  }) as TournamentStandings;
}
