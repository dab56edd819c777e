// The requests of the interface, assembled from the schemas of their fields.
import { anywhere, tenMillion } from './hostile.ts';
import type { Spec } from './schema.ts';
import {
  anyName,
  category,
  choice,
  decimal,
  decimals,
  flag,
  list,
  name,
  object,
  optional,
  score,
  whole,
} from './schema.ts';

type Values = Record<string, unknown>;

// ------------------------------------------------------------------------------ Boards

const listed = choice('FINISH', 'Seating', 'finishing');
const boardOf = (player: Spec, more: Record<string, Spec> = {}) =>
  list(
    object(() => ({ player, score, ...more })),
    1,
    7,
  );
const placedAhead = optional(list(whole(-1, 6)));
const categoryBoards = list(
  object(() => ({ category, stage: choice('semi-final', 'Final'), finishers: boardOf(name), listed, placedAhead })),
);
const tops = [2.5, -1, '3', NaN, null].map((top) => ({ top }));
const rule: Spec = { ...choice('board winners', { count: 3 }, ...tops), required: true };
const games = list(
  list(
    object(() => ({ player: name, score })),
    1,
    7,
  ),
  1,
  3,
);

// ------------------------------------------------------------------------------ Diplomacy

const power: Spec = { ...choice('Austria', 'poland', 'AUSTRIA'), required: true };
const centres = whole(-1, 35, 1e9, -1e9);
const sizeMattersGame = (player: Spec) => ({
  powers: list(
    object(() => ({ power, player, centres, inDraw: flag() })),
    6,
    8,
  ),
});
const sizeMattersOptions = { rounding: choice('none', 'Exact'), floor: flag() };
const tieBreakers = optional(list({ ...choice('solos', 'coin'), required: true }));

const lastHeld = object(() => ({ year: whole(1899, 2101), centres: whole(-1, 0, 18) }));
const detour98fRow = (player: Spec) =>
  object((row: Values) => ({ power, player, centres, ...(row.centres === 0 ? { lastHeld } : {}) }));
const detour98fGame = (player: Spec) => ({ powers: list(detour98fRow(player), 6, 8) });
const lastFall = object(() => ({ year: whole(1899, 2101) }));
const finishedRow = (player: Spec) =>
  object((row: Values) => ({
    power,
    player,
    centres,
    inDraw: flag(),
    ...(row.centres === 0 ? { lastHeld: optional(lastFall) } : {}),
  }));
const system: Spec = { ...choice('Bangkok', 'draw size'), required: true };
const finishedGame = (player: Spec) => ({
  powers: list(finishedRow(player), 6, 8),
  finalYear: optional(whole(1900, 2102)),
});

// ------------------------------------------------------------------------------ RPLOPS

const place = whole(-1, -10);
const hours = decimal('above zero');
const formula = choice('PLOPS', 'rplops', 'RPLOPS3');
const average = optional(decimal('above zero'));
const columns = optional(whole(-1, 1, 21));
const finish = (player: Spec, tooMany = 101) =>
  list(
    object(() => ({ player, place })),
    0,
    tooMany,
  );
const rplopsEventGame = (useTime: boolean) => object(() => ({ finish: finish(name), ...(useTime ? { hours } : {}) }));

// ------------------------------------------------------------------------------ Tournaments

const limit = optional(whole(0, -1, 1_000_001));
const round = optional(whole(0, -1, 1001));
const tournamentGame = object(() => ({
  results: list(
    object(() => ({ player: name, score: decimal('any') })),
    0,
  ),
  round,
  category: anyName,
  factor: optional(decimal('above zero')),
  topBoard: flag(),
}));
const tournamentCounting = allOptional(() => ({
  measure: choice('Rank', 'percentage'),
  bestOfRound: limit,
  bestOfCategory: limit,
  dropped: limit,
  best: limit,
  average: flag(),
  atLeast: limit,
  topBoard: choice('below'),
}));
const players = list(name, 1);
const teamMember = object(() => ({ player: name, fromRound: round }));

const tournament = () => ({
  games: list(tournamentGame),
  counting: optional(tournamentCounting),
  tieBreakers: optional(list({ ...choice('coin'), required: true })),
  guests: optional(list(name)),
  bonuses: optional(list(object(() => ({ player: name, points: decimal('any') })))),
  decisions: optional(list(object(() => ({ players })))),
  lots: optional(list(object(() => ({ players, seed: whole(-1, 1_000_000_000) })))),
  teams: optional(list(object(() => ({ name, members: list(teamMember, 0) })))),
  teamCounting: optional(allOptional(() => ({ unit: choice('Total', 'player'), best: limit }))),
});
const boardToPlay = object(() => ({
  players: optional(list(name)),
  round,
  category: anyName,
  factor: optional(decimal('above zero')),
  topBoard: flag(),
  outcomes: list(
    list(
      object(() => ({ least: decimal('any'), most: optional(decimal('any')) })),
      1,
    ),
    0,
    101,
  ),
}));

// ------------------------------------------------------------------------------ Rules as text

const ruleText: Spec = { ...object(undefined), bad: [tenMillion, ...anywhere] };
const position = whole(0, -1, 100_002);
const ruleAnswer = object(() => ({ name }));
const ruleGame = object(() => ({
  players: list(
    object(() => ({
      player: anyName,
      lastHeld: optional(lastFall),
      inDraw: flag(),
      answers: optional(list(ruleAnswer)),
    })),
    0,
    10_001,
  ),
  hours: optional(decimal('above zero')),
  answers: optional(list(ruleAnswer)),
}));

// ------------------------------------------------------------------------------ Seating

const seatingRounds = optional(list(object(() => ({ boards: list(object(() => ({ players: list(name, 1) }))) }))));
const seatingPairs = optional(list(object(() => ({ one: name, other: name }))));
const boardSize = optional(whole(1, 8));

const REQUESTS: Record<string, (value: Values) => Record<string, Spec>> = {
  'puffingBilly.scoreBoard': () => ({ finishers: boardOf(anyName), listed, placedAhead, decimals }),
  'puffingBilly.scoreFinal': () => ({
    boards: list(
      object(() => ({ finishers: boardOf(name, { best: optional(decimal('any')) }), listed, placedAhead })),
      0,
      51,
    ),
    decimals,
  }),
  'puffingBilly.qualifiers': () => ({ boards: categoryBoards, category, rule, decimals }),
  'puffingBilly.standings': () => ({ boards: categoryBoards, count: optional(whole(-1)), decimals }),
  'unionPacific.scoreFinal': () => ({ games, rounding: choice('each game', 'Total') }),
  'sizeMatters.scoreGame': () => ({ ...sizeMattersGame(anyName), ...sizeMattersOptions }),
  'sizeMatters.standings': () => ({
    games: list(object(() => sizeMattersGame(name))),
    ...sizeMattersOptions,
    tieBreakers,
  }),
  'detour98f.scoreGame': () => detour98fGame(anyName),
  'detour98f.standings': () => ({ games: list(object(() => detour98fGame(name))) }),
  'detour98f.bestCountries': () => ({ games: list(object(() => detour98fGame(anyName))) }),
  'rplops.scoreGame': () => ({ finish: finish(anyName), formula, average, hours: optional(hours) }),
  'rplops.pointsTable': () => ({ formula, average, hours: optional(hours), maxPlayers: columns, minPlayers: columns }),
  'rplops.standings': ({ useTime }) => ({
    games: list(rplopsEventGame(useTime === true)),
    formula,
    average,
    useTime: flag(),
  }),
  'diplomacy.scoreGame': () => ({ system, ...finishedGame(anyName) }),
  'diplomacy.standings': () => ({ system, games: list(object(() => finishedGame(name))) }),
  'pentamind.scoreGame': () => ({ finish: finish(anyName, 10_001), formula: choice('Former', 'old'), diluted: flag() }),
  'comparison.compare': () => ({
    lists: list(
      object(() => ({ scores: list(decimal('any'), 0, 101) })),
      0,
      101,
    ),
  }),
  'rules.check': () => ({ rule: ruleText }),
  'rules.otherReadings': () => ({ rule: ruleText }),
  'rules.words': () => ({ rule: ruleText, line: position, column: position }),
  'rules.score': () => ({ rule: ruleText, game: ruleGame, working: flag() }),
  'rules.scoreGames': () => ({ rule: ruleText, games: list(ruleGame) }),
  'rules.standings': () => ({ rule: ruleText, games: list(ruleGame), working: flag() }),
  'tournament.standings': tournament,
  'tournament.outlook': () => ({
    event: object(tournament),
    boards: list(boardToPlay, undefined, 501),
    unseated: optional(list(name)),
    player: optional(anyName),
  }),
  'seating.draw': seatingSpec,
  'seating.assess': seatingSpec,
};

function seatingSpec(): Record<string, Spec> {
  return {
    players: list(
      object(() => ({ name, group: anyName, standing: optional(whole(0, 1_000_001)), volunteers: flag() })),
      1,
    ),
    played: seatingRounds,
    fixed: seatingRounds,
    rounds: optional(whole(0, 21)),
    smallest: boardSize,
    preferred: boardSize,
    largest: boardSize,
    wishes: optional(list({ ...choice('luck'), required: true })),
    apart: seatingPairs,
    together: seatingPairs,
    seed: optional(whole(-1, 1_000_000_000)),
    attempts: optional(whole(0, 1001)),
    steps: optional(whole(0, 1_000_000_000_001)),
  };
}

/** An object that may be empty, so that any object without these fields is valid. */
function allOptional(fields: Spec['fields']): Spec {
  const spec = object(fields);
  const valid = ['object without prototype', 'cyclic object', 'throwing conversion', 'date', 'map'];
  return { ...spec, bad: spec.bad.filter(({ kind }) => !valid.includes(kind)) };
}

export function specOf(path: string): Spec {
  return object(REQUESTS[path]);
}
