// The tournament that an event is: the scores of its games' sheets, and what the event's settings count of them.
import type { Problem, TournamentCounting, TournamentGame, TournamentRequest, TournamentTieBreaker } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { COUNTING_SETTINGS, FACTORS, TEAM_BEST, tieBreakersOf, TOP_BOARD } from '../systems/counting.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventRules, GameFigures, Settings } from '../systems/event_rules.ts';
import { gameFieldProblem, gameFieldValue } from '../systems/game_fields.ts';
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import { teamFromOf, teamFromProblem } from '../systems/team_from.ts';
import { roundOf } from '../systems/rounds.ts';
import type { Ruling } from '../systems/ruling.ts';
import { decimalText, wholeNumber } from '../systems/typed_settings.ts';
import { isCounting, readRulings, type ReadRulings } from './rulings.ts';

/** The parts of a request. `sheetOf` gives the engine's sheet of a game; null without one. */
export interface TournamentSource {
  /** The games that the system's standings count, in order of entry. */
  games: readonly EventGame[];
  rules: EventRules;
  /** Every setting, with its default where nothing was chosen. */
  settings: Settings;
  people: readonly Person[];
  rulings: readonly Ruling[];
  numbers: Numbers;
  sheetOf(game: EventGame): object | null;
}

export interface ReadTournament {
  request: TournamentRequest;
  /** The event's game of each game in the request. */
  games: EventGame[];
  rulings: ReadRulings;
  /** Problems with the typed settings, the rulings and the games' factors. */
  problems: Problem[];
}

/** Whether the event has a rule of its own about what counts. */
export function hasCounting({ settings, rulings = [] }: { settings: Settings; rulings?: readonly Ruling[] }): boolean {
  if (rulings.some(isCounting)) return true;
  return COUNTING_SETTINGS.some(({ name, values }) => {
    const now = (settings[name] ?? '').trim();
    return now !== '' && now !== values?.[0]?.value;
  });
}

export function readTournament(source: TournamentSource): ReadTournament {
  const { counting, problems } = countingOf(source.settings, source.numbers);
  const played = source.games.map((game) => ({ game, figures: figuresOf(source, game) }));
  const scored = played.filter(({ figures }) => figures.length > 0);
  const names = new Set(scored.flatMap(({ figures }) => figures.map(({ player }) => player)));
  const { teams, teamCounting, ...team } = teamsOf(source, names);
  const rulings = readRulings(source.rulings, names, source.numbers, hasFactors(source.settings));
  const games = scored.map(({ game, figures }, at) => tournamentGame(source, rulings.factors, { game, figures, at }));
  const guests = source.people.filter(({ guest }) => guest).map(({ name }) => plainName(name));
  const request: TournamentRequest = {
    games: games.map(({ value }) => value),
    counting,
    bonuses: rulings.bonuses,
    decisions: rulings.decisions,
    lots: rulings.lots,
    guests: [...new Set(guests)].filter((name) => names.has(name)),
    teams,
    teamCounting,
    tieBreakers: tieBreakersOf(source.settings) as TournamentTieBreaker[],
  };
  const ofGames = games.flatMap(({ problems }) => problems);
  return {
    request,
    games: scored.map(({ game }) => game),
    rulings,
    problems: [...problems, ...team.problems, ...rulings.problems, ...ofGames],
  };
}

/** The teams on the people's list, with the members who have a result. A name that is on it twice is in its first team. */
function teamsOf({ settings, people, numbers }: TournamentSource, names: Set<string>) {
  const { name, label } = TEAM_BEST;
  const { value: best, problems } = wholeNumber(settings[name], '/teamCounting/best', label, numbers);
  const unit = settings['countingTeams'] ?? 'none';
  if (unit === 'none') return { teams: [], teamCounting: {}, problems: [] };
  const teams = new Map<string, { player: string; fromRound?: number }[]>();
  const wrong: Problem[] = [];
  const taken = new Set<string>();
  for (const person of people) {
    const [player, team] = [plainName(person.name), plainName(person.team ?? '')];
    if (team === '' || !names.has(player) || taken.has(player)) continue;
    taken.add(player);
    const fromRound = teamFromOf(person) ?? 1;
    const message = teamFromProblem(person);
    if (message) wrong.push({ at: `/people/${person.key}/teamFrom`, code: 'number', message: `${player}: ${message}` });
    teams.set(team, [...(teams.get(team) ?? []), { player, ...(fromRound === 1 ? {} : { fromRound }) }]);
  }
  const listed = [...teams].map(([name, members]) => ({ name, members }));
  const teamCounting = { unit: unit as 'total' | 'round' | 'category', ...(best === undefined ? {} : { best }) };
  return { teams: listed, teamCounting, problems: [...problems, ...wrong] };
}

export function hasFactors(settings: Settings): boolean {
  return settings[FACTORS.name] === 'on';
}

export function hasTopBoard(settings: Settings): boolean {
  return (settings[TOP_BOARD.name] ?? 'none') !== 'none';
}

interface Played {
  game: EventGame;
  figures: GameFigures[];
  /** Its index in the request. */
  at: number;
}

function tournamentGame(source: TournamentSource, factors: Map<number, string>, { game, figures, at }: Played) {
  const { fields, problems } = fieldsOf(source, factors, game, `/games/${at}/factor`);
  return { value: gameOf(figures, fields), problems };
}

/** A game's fields besides its results. A game without a round belongs to the first. A board's own factor replaces that
 *  of its round. */
export function fieldsOf(
  { rules, settings, numbers }: Pick<TournamentSource, 'rules' | 'settings' | 'numbers'>,
  factors: Map<number, string>,
  game: EventGame,
  at: string,
): { fields: Omit<TournamentGame, 'results'>; problems: Problem[] } {
  const round = roundOf(game) ?? 1;
  const own = hasFactors(settings) ? factorOf(game, at, numbers) : NO_FACTOR;
  const factor = own.value ?? factors.get(round);
  const category = rules.category?.(game) ?? plainName(gameFieldValue(game, 'category'));
  const fields = {
    round,
    ...(category ? { category } : {}),
    ...(factor === undefined ? {} : { factor }),
    ...(hasTopBoard(settings) && gameFieldValue(game, 'top') === 'yes' ? { topBoard: true } : {}),
  };
  return { fields, problems: own.problems };
}

/** Values of games by their figures. An engine in a worker is sent what is another object than before. */
const known = new WeakMap<GameFigures[], { text: string; value: TournamentGame }>();

function gameOf(figures: GameFigures[], fields: Omit<TournamentGame, 'results'>): TournamentGame {
  const text = JSON.stringify(fields);
  const before = known.get(figures);
  if (before?.text === text) return before.value;
  const results = figures.map(({ player, figure }) => ({ player, score: figure as string }));
  const value = { ...fields, results };
  known.set(figures, { text, value });
  return value;
}

const NO_FACTOR: ReturnType<typeof decimalText> = { value: undefined, problems: [] };

function factorOf(game: EventGame, at: string, numbers: Numbers): ReturnType<typeof decimalText> {
  const message = gameFieldProblem(game, 'factor', numbers);
  if (message !== null) return { value: undefined, problems: [{ at, code: 'number', message }] };
  return decimalText(game.factor, at, 'The factor', numbers);
}

/** The figures that count, of players with a name. */
function figuresOf({ rules, sheetOf }: TournamentSource, game: EventGame): GameFigures[] {
  const sheet = sheetOf(game);
  if (!sheet) return [];
  const known = figuresOfSheets.get(sheet);
  if (known) return known;
  const figures = rules.figures(game.form, sheet).filter(({ player, figure }) => player !== '' && figure !== null);
  const one = [...new Map(figures.map((one) => [one.player, one])).values()];
  figuresOfSheets.set(sheet, one);
  return one;
}

/** A sheet of an event is always the same object until its game changes. */
const figuresOfSheets = new WeakMap<object, GameFigures[]>();

const FIELDS = {
  bestOfRound: 'countingBestOfRound',
  bestOfCategory: 'countingBestOfCategory',
  dropped: 'countingDropped',
  best: 'countingBest',
  atLeast: 'countingAtLeast',
} as const;

function countingOf(settings: Settings, numbers: Numbers): { counting: TournamentCounting; problems: Problem[] } {
  const typed = Object.entries(FIELDS).map(([field, name]) => {
    const { label } = COUNTING_SETTINGS.find((one) => one.name === name)!;
    return { field, ...wholeNumber(settings[name], `/counting/${field}`, label, numbers) };
  });
  const counting = {
    measure: (settings['countingMeasure'] ?? 'score') as NonNullable<TournamentCounting['measure']>,
    ...(hasTopBoard(settings)
      ? { topBoard: settings[TOP_BOARD.name] as NonNullable<TournamentCounting['topBoard']> }
      : {}),
    average: settings['countingTotal'] === 'average',
    ...Object.fromEntries(typed.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]]))),
  };
  return { counting, problems: typed.flatMap(({ problems }) => problems) };
}
