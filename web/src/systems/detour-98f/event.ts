// A Detour 98f tournament: points of every game, and five tie-breakers in turn.
import type { Detour98fGame, Detour98fSheet, Detour98fStandings, Tallysheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinal } from '../../numbers/ordinals.ts';
import type { Row as TypedRow } from '../../ui/rows.ts';
import { outcomesOfSeven, outcomeStepsOfSeven, SEVEN_SEATS, type BoardScorer } from '../diplomacy/board_outcomes.ts';
import { POWER_AND_CENTRES } from '../diplomacy/game_columns.ts';
import type { EventGame } from '../event_game.ts';
import type { StandingsColumn, EventRules } from '../event_rules.ts';
import { capital } from '../../ui/sentences.ts';

type Row = Detour98fStandings['rows'][number];
type Played = Row['games'][number];

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Wins', kind: 'part' },
  { title: 'Draws', kind: 'part' },
];

export const rules: EventRules<Row, Detour98fGame, Detour98fSheet, { games: Detour98fGame[] }> = {
  noun: 'game',
  list: 'games',
  requestEntries: (_, { working, ...request }) => [{ value: request, at: '' }],
  formSettings: () => ({}),
  options: () => ({ options: {}, problems: [] }),
  record: 'detour98f',
  standings: (engine, request) => engine.detour98f.standings(request),
  columns: () => COLUMNS,
  cells: ({ games, wins, draws }) => [games.length, wins, draws],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points' },
  parts: () => null,
  apart: (row, above, counted, numbers, sheetOf) =>
    row.separatedBy === null
      ? null
      : { short: `after ${row.separatedBy}`, sentence: because(row, above, { counted, sheetOf, numbers }) },
  figures: (_, sheet) =>
    sheet.rows.map((row) => ({
      player: row.player,
      place: row.place,
      shared: row.sharedBy > 1,
      figure: row.points,
      row,
    })),
  gameColumns: POWER_AND_CENTRES,
  boardOutcomes: (engine, board) => outcomesOfSeven(scorer(engine), board),
  outcomeSteps: (engine) => outcomeStepsOfSeven(scorer(engine)),
  boardsAhead: SEVEN_SEATS,
  addsFigures: true,
  figureTitle: 'Points',
  settings: [],
  settingsNote:
    'Detour 98f has no settings. It ranks by totals, then wins, draws, and the best, second-best and third-best game.',
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games.length) },
    { title: 'Wins', figure: true, text: ({ wins }, { grouped }) => grouped(wins) },
    { title: 'Draws', figure: true, text: ({ draws }, { grouped }) => grouped(draws) },
    { title: 'Decided by', text: ({ separatedBy }) => separatedBy ?? '' },
  ],
  underOthers: async () => (await import('../compare/other_systems.ts')).underOthers,
  view: { id: 'awards', title: 'Best countries' },
};

const BEST = ['best game', 'second-best game', 'third-best game'];

interface Games {
  /** The game of each entry in the request's list. */
  counted: EventGame[];
  sheetOf: ((game: EventGame) => object | null) | undefined;
  numbers: Numbers;
}

function because(row: Row, above: Row, games: Games): string {
  const level = `Level with ${above.player} on ${games.numbers.grouped(row.total)} points`;
  if (row.separatedBy === 'wins')
    return `${level}; ${above.player} has ${times(above.wins, 'win', games.numbers)}, ${row.player} ${times(row.wins, 'win', games.numbers)}.`;
  if (row.separatedBy === 'draws')
    return `${level} and on wins; ${above.player} was in ${times(above.draws, 'draw', games.numbers)}, ${row.player} in ${row.draws}.`;
  const nth = BEST.indexOf(row.separatedBy ?? '');
  const [better, worse] = [above.games[nth], row.games[nth]];
  const alike = better && worse && better.outcome === worse.outcome && better.points === worse.points;
  const described = (player: string, game: Played | undefined) => gameOf(player, game, games, Boolean(alike));
  return `${level}, on wins and on draws. What decides is the ${row.separatedBy}: ${described(above.player, better)} ranks above ${described(row.player, worse)}.`;
}

/** Boards ahead are scored by the engine. */
function scorer({ detour98f }: Tallysheet): BoardScorer {
  return {
    system: 'detour-98f',
    scored(game) {
      const outcome = detour98f.scoreGame(game);
      return outcome.ok ? outcome.value.rows.map(({ points }) => points) : null;
    },
  };
}

function times(count: number, what: string, { amount }: Numbers): string {
  return count === 0 ? `no ${what}` : amount(count, what);
}

const OUTCOMES = { win: 'a win', draw: 'a draw', elimination: 'eliminated', loss: 'a loss' };

/** "Ann’s as France (a draw, 31.25 points, Round 2)"; `more` adds what games are compared by after these. */
function gameOf(
  player: string,
  played: Played | undefined,
  { counted, sheetOf, numbers }: Games,
  more: boolean,
): string {
  if (!played) return `${player}’s having none`;
  const { power, outcome, points } = played;
  const game = counted[played.game];
  const sheet = more && game ? (sheetOf?.(game) as Detour98fSheet | null) : null;
  const figures = [
    OUTCOMES[outcome],
    `${numbers.grouped(points)} points`,
    ...(game && sheet ? furtherFigures(power, game, sheet, numbers) : []),
    game?.state.heading.trim(),
  ];
  return `${player}’s as ${capital(power)} (${figures.filter((figure) => figure).join(', ')})`;
}

/** The place and how many share it, the last Fall of the eliminated, and the points of all in the game. */
function furtherFigures(power: string, { state }: EventGame, { rows }: Detour98fSheet, { grouped }: Numbers): string[] {
  const own = rows.find((row) => row.power === power);
  const seat = (state['powers'] as TypedRow[]).find(({ key }) => key === power);
  const all = [...rows].sort((one, other) => one.place - other.place).map(({ points }) => grouped(points));
  return [
    own ? `${ordinal(own.place)} place${own.sharedBy > 1 ? ` shared by ${own.sharedBy}` : ''}` : '',
    seat?.['held'] ? `last centres ${seat['held']} in Fall ${seat['year']}` : '',
    `all had ${all.join(', ')}`,
  ];
}
