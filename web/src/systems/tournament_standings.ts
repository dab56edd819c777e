// Standings of systems whose texts score games alone: the engine's tournament adds what their sheets print.
import type { DecimalText, Outcome, Tallysheet, TallysheetEvents, TournamentRequest, TournamentRow } from 'tallysheet';

/** The engine of scores, and for these standings the engine of events too. */
export type EventEngine = Tallysheet & Partial<Pick<TallysheetEvents, 'tournament'>>;

/** A row of players who all have a place. */
export type RankedRow = TournamentRow & { place: number };

export interface Printed {
  results: { player: string; score: DecimalText }[];
  /** A rule may count only the best game of each category. */
  category?: string;
}

export type Ranked = Outcome<{ rows: RankedRow[]; levelOn?: string[] }>;

/** `games` are the engine's sheets, or its problems with them, which are then the standings' at the games of the request. */
export function tournamentStandings(
  { tournament }: EventEngine,
  games: Outcome<Printed>[],
  counting: TournamentRequest['counting'] = {},
): Ranked {
  const asked = tournamentRequest(games, counting);
  if (!asked.ok) return asked;
  if (!tournament) throw new Error('The engine of events is not loaded.');
  return tournament.standings(asked.value) as Ranked; // without guests, and without a least number of values, everybody has a place
}

/** The request for these standings. */
export function tournamentRequest(
  games: Outcome<Printed>[],
  counting: TournamentRequest['counting'] = {},
): Outcome<TournamentRequest> {
  const problems = games.flatMap((game, at) =>
    game.ok ? [] : game.problems.map((problem) => ({ ...problem, at: `/games/${at}${problem.at}` })),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { games: games.flatMap((game) => (game.ok ? [game.value] : [])), counting } };
}
