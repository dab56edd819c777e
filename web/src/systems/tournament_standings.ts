// Standings of systems whose texts score games alone: the engine's tournament adds what their sheets print.
import type { DecimalText, Outcome, Tallysheet, TallysheetEvents, TournamentRequest, TournamentRow } from 'tallysheet';

/** The engine of scores, and for these standings the engine of events too. */
export type EventEngine = Tallysheet & Partial<Pick<TallysheetEvents, 'tournament'>>;

/** A function of the engine, by its record, and its request; `list` names what is many in it. */
export interface StandingsCall {
  record: string;
  name: string;
  list: string;
  request: object;
}

/** A row of players who all have a place. */
export type RankedRow = TournamentRow & { place: number };

export interface Printed {
  results: { player: string; score: DecimalText }[];
  /** A rule may count only the best game of each category. */
  category?: string;
}

export type Ranked = Outcome<{ rows: RankedRow[]; levelOn?: string[] }>;

/** The engine's standings of a tournament. */
export const TOURNAMENT = { record: 'tournament', name: 'standings', list: 'games' } as const;

/** The call for the standings of these games. `games` are the engine's sheets, or its problems with them, which are then the
 *  call's at the games of the request. */
export function tournamentCall(
  games: Outcome<Printed>[],
  counting: TournamentRequest['counting'] = {},
): Outcome<StandingsCall & { request: TournamentRequest }> {
  const problems = games.flatMap((game, at) =>
    game.ok ? [] : game.problems.map((problem) => ({ ...problem, at: `/games/${at}${problem.at}` })),
  );
  if (problems.length > 0) return { ok: false, problems };
  const request = { games: games.flatMap((game) => (game.ok ? [game.value] : [])), counting };
  return { ok: true, value: { ...TOURNAMENT, request } };
}

/** What the call gives, or its problems. */
export function tournamentStandings({ tournament }: EventEngine, call: ReturnType<typeof tournamentCall>): Ranked {
  if (!call.ok) return call;
  if (!tournament) throw new Error('The engine of events is not loaded.');
  return tournament.standings(call.value.request) as Ranked; // without guests, and without a least number of values, everybody has a place
}

/** Scores each game once, as long as the option stays the same. */
export function printedOnce<Game extends object, Option>(
  score: (engine: EventEngine, game: Game, option: Option) => Outcome<Printed>,
): typeof score {
  const known = new WeakMap<Game, { option: Option; printed: Outcome<Printed> }>();
  return (engine, game, option) => {
    const before = known.get(game);
    if (before?.option === option) return before.printed;
    const printed = score(engine, game, option);
    known.set(game, { option, printed });
    return printed;
  };
}
