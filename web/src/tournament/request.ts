// The tournament that an event is: the scores of its games' sheets, and what the event's settings count of them.
import type { Problem, TournamentCounting, TournamentGame, TournamentRequest, TournamentTieBreaker } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { COUNTING_SETTINGS, TEAM_BEST, tieBreakersOf } from '../systems/counting.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventRules, GameFigures, Settings } from '../systems/event_rules.ts';
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import { roundOf } from '../systems/rounds.ts';
import { wholeNumber } from '../systems/typed_settings.ts';

/** What a request is made of. `sheetOf` gives the engine's sheet of a game; null without one. */
export interface TournamentSource {
  /** The games that the system's standings count, in order of entry. */
  games: readonly EventGame[];
  rules: EventRules;
  /** With defaults for those that were not chosen. */
  settings: Settings;
  people: readonly Person[];
  numbers: Numbers;
  sheetOf(game: EventGame): object | null;
}

export interface ReadTournament {
  request: TournamentRequest;
  /** The event's game of each game in the request. */
  games: EventGame[];
  /** What is wrong with the typed settings. */
  problems: Problem[];
}

/** Whether the event has a rule of its own about what counts. */
export function hasCounting(settings: Settings): boolean {
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
  const guests = source.people.filter(({ guest }) => guest).map(({ name }) => plainName(name));
  const request: TournamentRequest = {
    games: scored.map(({ game, figures }) => tournamentGame(game, figures)),
    counting,
    guests: [...new Set(guests)].filter((name) => names.has(name)),
    teams,
    teamCounting,
    tieBreakers: tieBreakersOf(source.settings) as TournamentTieBreaker[],
  };
  return { request, games: scored.map(({ game }) => game), problems: [...problems, ...team.problems] };
}

/** The teams on the people's list, with the members who have a result. A name that is on it twice is in its first team. */
function teamsOf({ settings, people, numbers }: TournamentSource, names: Set<string>) {
  const { name, label } = TEAM_BEST;
  const { value: best, problems } = wholeNumber(settings[name], '/teamCounting/best', label, numbers);
  const unit = settings['countingTeams'] ?? 'none';
  if (unit === 'none') return { teams: [], teamCounting: {}, problems: [] };
  const teams = new Map<string, { player: string }[]>();
  const taken = new Set<string>();
  for (const person of people) {
    const [player, team] = [plainName(person.name), plainName(person.team ?? '')];
    if (team === '' || !names.has(player) || taken.has(player)) continue;
    taken.add(player);
    teams.set(team, [...(teams.get(team) ?? []), { player }]);
  }
  const listed = [...teams].map(([name, members]) => ({ name, members }));
  const teamCounting = { unit: unit as 'total' | 'round', ...(best === undefined ? {} : { best }) };
  return { teams: listed, teamCounting, problems };
}

/** Games without a round are of the first. */
function tournamentGame(game: EventGame, figures: GameFigures[]): TournamentGame {
  const results = figures.map(({ player, figure }) => ({ player, score: figure as string }));
  return { round: roundOf(game) ?? 1, results };
}

/** The figures that count, of players with a name. */
function figuresOf({ rules, sheetOf }: TournamentSource, game: EventGame): GameFigures[] {
  const sheet = sheetOf(game);
  if (!sheet) return [];
  const figures = rules.figures(game.form, sheet).filter(({ player, figure }) => player !== '' && figure !== null);
  return [...new Map(figures.map((one) => [one.player, one])).values()];
}

const FIELDS = {
  bestOfRound: 'countingBestOfRound',
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
    average: settings['countingTotal'] === 'average',
    ...Object.fromEntries(typed.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]]))),
  };
  return { counting, problems: typed.flatMap(({ problems }) => problems) };
}
