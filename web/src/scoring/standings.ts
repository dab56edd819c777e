// The request for the standings of several games, and its problems back at the games and their fields.
import type { Outcome, Problem } from 'tallysheet';
import type { EventRules, RequestEntry, StandingRow } from '../systems/event_rules.ts';
import type { Terms } from './game.ts';

/** The options of the standings, and the list of games under the name that the rules give it. */
export type StandingsRequest = Record<string, unknown>;

/** The engine's notes on ties; absent if there are none. */
export interface Ties {
  /** The figures in which players who share a place are equal: all that is compared. */
  levelOn?: string[];
  /** Players of a game, by its entry in the request, who are level and whom only the order of their list separates. */
  openTies?: OpenTie[];
}

export interface OpenTie {
  board: number;
  score: string;
  players: string[];
}

export type StandingsOutcome = Outcome<{ rows: StandingRow[] } & Ties>;

export function standingsRequest(
  { list }: Pick<EventRules, 'list'>,
  options: object,
  entries: RequestEntry[],
): StandingsRequest {
  return { ...options, [list]: entries.map(({ value }) => value) };
}

/** The request's list of games. */
export function listIn(request: StandingsRequest, { list }: Pick<EventRules, 'list'>): object[] {
  return request[list] as object[];
}

/** Asks for the standings of these games, whether or not the engine refuses one. */
export function standingsTogether({ rules, settings, engine, numbers }: Terms, games: HasEntries[]): StandingsOutcome {
  const { options } = rules.options(settings, numbers);
  const entries = games.flatMap((game) => game.entries);
  return rules.standings(engine, standingsRequest(rules, options, entries));
}

export interface HasEntries {
  entries: RequestEntry[];
}

/** The problems of these games' standings, each with its game and the pointer of its field on the game's own form. */
export function problemsTogether<Game extends HasEntries>(terms: Terms, games: Game[]): (Problem & { of: Game })[] {
  const entries = games.flatMap((of) => of.entries.map((entry) => ({ of, ...entry })));
  if (entries.length === 0) return [];
  const outcome = standingsTogether(terms, games);
  const problems = outcome.ok ? [] : outcome.problems;
  return problems.flatMap((problem) => {
    const found = ofEntry(terms.rules, problem, entries);
    return found ? [{ ...found.problem, of: found.entry.of }] : [];
  });
}

/** The entry that a problem is about, and the problem at its field: "/boards/3/finishers" is about the fourth. Null if it
 *  is about none. */
export function ofEntry<Entry extends Pick<RequestEntry, 'at'>>(
  { list }: Pick<EventRules, 'list'>,
  problem: Problem,
  entries: Entry[],
): { entry: Entry; problem: Problem } | null {
  const [, name, index = '', ...rest] = problem.at.split('/');
  const entry = name === list && index !== '' ? entries[Number(index)] : undefined;
  return entry ? { entry, problem: { ...problem, at: `${entry.at}/${rest.join('/')}` } } : null;
}
