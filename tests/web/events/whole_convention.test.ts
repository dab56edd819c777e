// A convention over five rounds, with withdrawals, a replacement, guests, a top board and teams, in each of seven systems:
// taken in by CSV, and every figure of its sheets, standings, exports and results page is the reference's. 60 players in
// the usual run, 300 in a long one.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import type { TournamentStandings } from '../../../wasm/tallysheet.d.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { sheetOfGame, termsOf } from '../../../web/src/scoring/game.ts';
import { layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import type { Settings } from '../../../web/src/systems/event_rules.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { ownSource, ownStandings } from '../../../web/src/tournament/own_standings.ts';
import { evaluate } from '../../reference/reference.ts';
import { chance, pick, seeded, shuffled, times, whole, type Random } from '../../reference/random.ts';
import { tallysheet } from '../../wasm/module.ts';
import { csvOf as csvRows, type Line } from './convention_csv.ts';

const PLAYERS = process.env['LONG'] ? 300 : 60;
const ROUNDS = 5;
const events = await loadEvents();
const engine = { ...tallysheet, ...events };

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const CATEGORIES = ['Eurorails', 'Rail Baron', '1830', 'Dampfross'];

type Result = { player: string; score: string };

/** A system: how many sit at a board, what happens there, and what the reference makes of it. */
interface Played {
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

const SYSTEMS: Record<string, Played> = {
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

interface Board {
  round: number;
  board: number;
  top: boolean;
  lines: Line[];
  results: Result[];
  entry: object;
}

/** Every 11th player withdraws after round 2; the first board of the last round is the top board. */
function boardsOf({ size, play }: Played): Board[] {
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

/** Every tenth player is a guest, and every four others are a team. */
const PEOPLE: Person[] = times(PLAYERS, (at) => ({
  key: `person${at}`,
  name: nameOf(at),
  ...(at % 10 === 9 ? { guest: true } : { team: `Team ${Math.floor(at / 4)}` }),
  ...(at % 11 === 10 ? { presence: 'left' as const } : {}),
}));

const COUNTING: Settings = {
  ...{ countingBest: '3', countingTopBoard: 'above', countingTies: 'best-values', countingTies2: 'games' },
  ...{ countingTeams: 'total', countingTeamBest: '3' },
};

function csvWith(system: SystemId, boards: Board[]): string {
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

/** With totals as numbers, since the reference prints no zeros that mean nothing. */
const placed = (rows: readonly { player: string; place: number | null; total: string }[] | null | undefined) =>
  rows?.map(({ player, place, total }) => `${place} ${player} ${Number(total)}`);

describe.each(Object.entries(SYSTEMS))('a convention of %s', (_, played) => {
  const { system } = played;
  const boards = boardsOf(played);
  let event: TallyEvent;

  async function termsOfEvent({ settings }: TallyEvent) {
    return termsOf(system, settings, { forms: await openEventForms(system), engine, numbers: NUMBERS.point });
  }

  async function own(of: TallyEvent) {
    const terms = await termsOfEvent(of);
    const { counted, left, rows } = standingsOf(terms, of.games);
    const sheets = new Map(counted.map((game) => [game, sheetOfGame(terms, game)]));
    const found = ownStandings(
      ownSource(of, terms, counted, (game) => sheets.get(game) ?? null),
      events,
    );
    return { terms, left, rows, sheets, ...found };
  }

  function expectedOwn() {
    const teams = new Map<string, { player: string }[]>();
    for (const { name, team } of PEOPLE) if (team) teams.set(team, [...(teams.get(team) ?? []), { player: name }]);
    return evaluate('tournament.standings', {
      games: boards.map(({ round, top, results, entry }) => ({
        ...{ results, round },
        ...('category' in entry ? { category: entry.category } : {}),
        ...(top ? { topBoard: true } : {}),
      })),
      counting: { best: 3, topBoard: 'above' },
      guests: PEOPLE.filter(({ guest }) => guest).map(({ name }) => name),
      teams: [...teams].map(([name, members]) => ({ name, members })),
      teamCounting: { unit: 'total', best: 3 },
      tieBreakers: ['best-values', 'games'],
    }) as TournamentStandings;
  }

  test('comes in by CSV with every sheet as the reference has it', async () => {
    const settings = { ...played.settings, ...COUNTING };
    const forms = await openEventForms(system);
    const preview = await previewOf(csvWith(system, boards), {
      system,
      settings,
      engine,
      forms,
      numbers: NUMBERS.point,
    });
    expect(preview.problems).toEqual([]);
    expect(preview.games).toHaveLength(boards.length);
    event = {
      version: 1,
      id: 'whole',
      name: 'Whole convention',
      system,
      settings,
      people: PEOPLE,
      games: preview.games,
    };
    const { terms, sheets, left } = await own(event);
    expect(left).toEqual([]);
    const byPlace = new Map(boards.map((one) => [`${one.round} ${one.board}`, one]));
    for (const [game, sheet] of sheets) {
      const figures = terms.rules.figures(game.form, sheet!).map(({ player, figure }) => `${player} ${Number(figure)}`);
      const { results } = byPlace.get(`${game.round} ${game.board}`)!;
      expect(figures.sort()).toEqual(results.map(({ player, score }) => `${player} ${Number(score)}`).sort());
    }
  });

  test('has the system’s standings, and those by its own rule with guests, the top board and teams', async () => {
    const { rows, found, problems } = await own(event);
    expect(problems).toEqual([]);
    if (played.standings) expect(placed(rows)).toEqual(placed(played.standings(boards.map(({ entry }) => entry))));
    const expected = expectedOwn();
    expect(placed(found?.rows)).toEqual(placed(expected.rows));
    expect(found?.teams).toEqual(expected.teams);
    expect(found?.rows.filter(({ unranked }) => unranked === 'guest').length).toBeGreaterThan(0);
    const onTop = found?.rows.filter(({ topBoard, place }) => topBoard !== null && place !== null) ?? [];
    expect(onTop.length).toBeGreaterThan(1);
    expect(found?.rows.slice(0, onTop.length)).toEqual(onTop);
  });

  test('has them on its results page, and after its file and its CSV were read again', async () => {
    const expected = expectedOwn();
    const forms = await openEventForms(system);
    const { standings, games } = resultsOf(event, 'point', { engine: tallysheet, events, awards: false, forms });
    expect(games.every(({ why }) => why === '')).toBe(true);
    const shown = standings[0]!.cells.map(([, player]) => player!.replace(/ \(.*/, ''));
    expect(shown).toEqual(expected.rows.map(({ player }) => player));
    const file = jsonOf(event);
    const read = eventOf(file);
    expect(read.ok && jsonOf(read.event)).toBe(file);
    const csv = csvOf(system, event.games);
    const again = await previewOf(csv, { system, settings: event.settings, engine, forms, numbers: NUMBERS.point });
    expect(placed((await own({ ...event, games: again.games })).found?.rows)).toEqual(placed(expected.rows));
  });

  test('a seat that was taken over counts for whom its game names, and nobody else moves', async () => {
    const before = await own(event);
    const game = event.games.at(-1)!;
    const [{ player: began }] = boards.at(-1)!.results as [Result];
    const renamed = JSON.parse(JSON.stringify(game).replaceAll(began, 'Substitute')) as EventGame;
    const seats = [{ key: 'one', began, tookOver: 'Substitute' }];
    const after = await own({
      ...event,
      games: event.games.map((one) => (one === game ? { ...renamed, seats } : one)),
    });
    const totals = (rows: NonNullable<typeof before.found>['rows']) =>
      new Map(rows.map(({ player, total }) => [player, total]));
    const [had, has] = [totals(before.found!.rows), totals(after.found!.rows)];
    expect(has.has('Substitute')).toBe(true);
    for (const [player, total] of had) if (player !== began) expect(has.get(player)).toBe(total);
  });
});
