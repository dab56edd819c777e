// The awards of an event: the first places, the best of each round, category and power, teams, and the director's own.
import type { Outcome, TournamentGame, TournamentRequest, TournamentRow, TournamentStandings } from 'tallysheet';
import { ordinal } from '../numbers/ordinals.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventRules } from '../systems/event_rules.ts';
import { winnersOf, type OwnAward } from '../systems/own_awards.ts';
import { plainName } from '../systems/player_names.ts';
import { roundOf } from '../systems/rounds.ts';
import { capital } from '../ui/sentences.ts';
import type { TournamentEngine } from './own_standings.ts';

export interface Award {
  /** Unique within the list. */
  key: string;
  /** "2nd place", "Best of round 3". */
  title: string;
  /** Several where they share it. */
  winners: string[];
  /** The reason for the award: a figure as the engine prints it, or the director's own words. */
  figure?: string;
  /** Whether the figure is a total of the standings, and not a score. */
  isTotal?: true;
  reason?: string;
}

export interface PlacedRow {
  player: string;
  place: number | null;
  total: string;
}

export interface AwardSource {
  rules: EventRules;
  /** The games that count, and the request that they make. */
  games: readonly EventGame[];
  request: TournamentRequest;
  /** The standings that the event shows. */
  rows: readonly PlacedRow[];
  teams: readonly { team: string; place: number; total: string }[];
  own: readonly OwnAward[];
  sheetOf(game: EventGame): object | null;
}

/** "1st place, shared". The director's own awards are as the director calls them. */
export function titleInWords({ title, winners, figure }: Award): string {
  return figure !== undefined && winners.length > 1 ? `${title}, shared` : title;
}

/** How many places have an award. */
const PLACES = 3;

export function awardsOf(source: AwardSource, { tournament }: TournamentEngine): Award[] {
  const steps = awardSteps(source);
  let step = steps.next();
  while (!step.done) step = steps.next(tournament.standings(step.value));
  return step.value;
}

/** The awards that the standings give by themselves: they stand first in the list. */
export function firstAwards(source: AwardSource): Award[] {
  return [...places(source), ...teams(source)];
}

type Steps<Found> = Generator<TournamentRequest, Found, Outcome<TournamentStandings>>;

/** Yields the engine's requests, one award at a time, so that a worker can answer it. Returns the list. */
export function* awardSteps(source: AwardSource): Steps<Award[]> {
  const ofRounds = yield* bestOf(source, roundOf, (round) => `Best of round ${round}`);
  const ofCategories = source.rules.byCategory ? yield* categories(source) : [];
  const ofPowers = yield* powers(source);
  return [
    ...firstAwards(source),
    ...ofRounds,
    ...ofCategories,
    ...ofPowers,
    ...source.own.map((award) => ({
      key: award.key,
      title: award.title.trim() || 'Award without a name',
      winners: winnersOf(award),
      reason: award.reason.trim(),
    })),
  ];
}

function places({ rows }: AwardSource): Award[] {
  const numbers = [...new Set(rows.flatMap(({ place }) => (place !== null && place <= PLACES ? [place] : [])))];
  return numbers.map((place) => {
    const sharing = rows.filter((row) => row.place === place);
    const title = `${ordinal(place)} place`;
    return {
      key: title,
      title,
      winners: sharing.map(({ player }) => player),
      figure: sharing[0]!.total,
      isTotal: true,
    };
  });
}

function teams({ teams }: AwardSource): Award[] {
  const first = teams.filter(({ place }) => place === 1);
  if (first.length === 0) return [];
  const winners = first.map(({ team }) => team);
  return [{ key: 'team', title: 'Best team', winners, figure: first[0]!.total, isTotal: true }];
}

function categories(source: AwardSource): Steps<Award[]> {
  const heading = ({ state }: EventGame) => state.heading.trim().normalize() || null;
  return bestOf(source, heading, (category) => `Best of ${category}`);
}

/** One award for each value of the key, if there are several. */
function* bestOf<Key extends string | number>(
  { games, request }: AwardSource,
  keyOf: (game: EventGame) => Key | null,
  titleOf: (key: Key) => string,
): Steps<Award[]> {
  const byKey = new Map<Key, TournamentGame[]>();
  request.games.forEach((game, at) => {
    const key = keyOf(games[at]!);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), alone(game)]);
  });
  if (byKey.size < 2) return [];
  const awards: Award[] = [];
  for (const [key, own] of byKey) awards.push(...(yield* best(request, own, titleOf(key))));
  return awards;
}

/** Games whose own scores are multiplied or stand apart in the tournament, without that. */
const plain = new WeakMap<TournamentGame, TournamentGame>();

/** A game for the best single score in it. Mostly the tournament's own, which an engine in a worker has already. */
function alone(game: TournamentGame): TournamentGame {
  const { factor, topBoard, results } = game;
  if (factor === undefined && topBoard === undefined) return game;
  const known = plain.get(game) ?? { results };
  plain.set(game, known);
  return known;
}

/** The best single score in these games. Guests have no award. */
function* best({ guests = [] }: TournamentRequest, games: TournamentGame[], title: string): Steps<Award[]> {
  const outcome = yield { games, guests, counting: { best: 1 } };
  const winners = outcome.ok ? outcome.value.rows.filter(({ place }) => place === 1) : [];
  const [first] = winners;
  if (!first) return [];
  const names = winners.map(({ player }) => player);
  return [{ key: title, title, winners: names, figure: printed(first, games) }];
}

/** The score that counts, as its sheet prints it. */
function printed({ player, values, total }: TournamentRow, games: Pick<TournamentGame, 'results'>[]): string {
  const [counted] = values.filter(({ leftOut }) => leftOut === null);
  const game = games[counted?.games[0] ?? -1];
  return String(game?.results.find((result) => result.player === player)?.score ?? total);
}

/** The best score of each power, in systems for Diplomacy. */
function* powers(source: AwardSource): Steps<Award[]> {
  const byPower = new Map<string, TournamentGame[]>();
  for (const game of source.games) {
    const sheet = source.sheetOf(game);
    for (const { player, figure, row } of sheet ? source.rules.figures(game.form, sheet) : []) {
      const { power } = row as { power?: string };
      if (!power || figure === null || plainName(player) === '') continue;
      const results = [{ player, score: figure }];
      byPower.set(power, [...(byPower.get(power) ?? []), { results }]);
    }
  }
  const awards: Award[] = [];
  for (const [power, games] of byPower) awards.push(...(yield* best(source.request, games, `Best ${capital(power)}`)));
  return awards;
}
