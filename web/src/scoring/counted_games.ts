// Which games of an event its standings count. Those that the engine refuses are left out, with the reason.
import type { Problem } from 'tallysheet';
import type { EventGame } from '../systems/event_game.ts';
import type { RequestEntry, StandingRow } from '../systems/event_rules.ts';
import { roundOf } from '../systems/rounds.ts';
import { readGame, sentenceOf, whyUnread, type Terms } from './game.ts';
import {
  ofEntry,
  problemsTogether,
  standingsRequest,
  standingsTogether,
  type StandingsOutcome,
  type StandingsRequest,
  type Ties,
} from './standings.ts';

export interface Standings extends Ties {
  /** Null if the settings are invalid. */
  rows: StandingRow[] | null;
  problems: string[];
  left: Left[];
  /** The game of each entry in the request's list. */
  counted: EventGame[];
  request: StandingsRequest;
  /** The last round that is in them; absent for all games. */
  upTo?: number;
}

/** A game that is not in the standings, with the reason. */
export interface Left {
  game: EventGame;
  why: string;
}

/** The part of a game that counts. */
export interface Countable {
  entries: RequestEntry[];
  /** Why the standings cannot include it. */
  why: string | null;
  /** Whether the engine has accepted it, on its own or with others. */
  accepted?: boolean;
}

export function countable(terms: Terms, game: EventGame): Countable {
  const read = readGame(terms, game);
  return { entries: read.entries, why: whyUnread(terms, game, read) };
}

/** A request, and what the engine answered. */
export interface Answered {
  request: StandingsRequest;
  outcome: StandingsOutcome;
}

/** Below this number, games that are not checked yet are checked one by one. */
const FEW = 20;

export class CountedGames {
  /** Games that are valid on their own but not together with the others, with the reason. */
  private readonly excluded = new Map<EventGame, string>();

  /** `read` gives the same object for the same game. */
  constructor(
    private readonly terms: Terms,
    private readonly read: (game: EventGame) => Countable,
  ) {}

  /** Why the game is not counted, as far as it is known; null if it is. */
  whyNot(game: EventGame): string | null {
    return this.read(game).why ?? this.excluded.get(game) ?? null;
  }

  /** The problem that the standings of this game alone would have. */
  whyAlone(game: EventGame): string | null {
    const read = this.read(game);
    if (!this.isUnchecked(game)) return read.why;
    read.accepted = true;
    const [problem] = problemsTogether(this.terms, [read]);
    if (problem) read.why = sentenceOf(this.terms, game, problem);
    return read.why;
  }

  /** Checks several games by one request, which is quicker than one for each. */
  checkAtOnce(games: EventGame[]): void {
    const { rules } = this.terms;
    const unchecked = games.filter((game) => this.isUnchecked(game) && !rules.besides?.(game));
    if (unchecked.length > 1 && standingsTogether(this.terms, unchecked.map(this.read)).ok) this.accept(unchecked);
  }

  /** Repeats the request, which it yields, without refused games until none is refused; usually once or twice. */
  *rounds(games: readonly EventGame[]): Generator<StandingsRequest, Standings, Answered> {
    const { options, problems } = this.terms.rules.options(this.terms.settings, this.terms.numbers);
    this.excluded.clear();
    this.checkFew(games);
    for (;;) {
      const entries = this.entriesOf(games);
      const counted = entries.map(({ game }) => game);
      const { request, outcome } = yield standingsRequest(this.terms.rules, options, entries);
      const others = outcome.ok ? [] : this.refuse(outcome.problems, entries);
      const messages = [...new Set([...problems, ...others].map(({ message }) => message))];
      if (outcome.ok) this.accept(counted);
      if (!outcome.ok && others.length === 0) continue;
      const value = outcome.ok && problems.length === 0 ? outcome.value : { rows: null };
      return { ...value, problems: messages, left: this.left(games), counted, request };
    }
  }

  private isUnchecked(game: EventGame): boolean {
    const { why, accepted = false } = this.read(game);
    return why === null && !accepted;
  }

  private accept(games: EventGame[]): void {
    for (const game of games) this.read(game).accepted = true;
  }

  /** Checks a game that is being typed on its own, instead of all games twice. */
  private checkFew(games: readonly EventGame[]): void {
    const unchecked = games.filter((game) => this.isUnchecked(game));
    if (unchecked.length < FEW) unchecked.forEach((game) => this.whyAlone(game));
  }

  private entriesOf(games: readonly EventGame[]): Entry[] {
    const counted = games.filter((game) => this.whyNot(game) === null);
    return counted.flatMap((game) => this.read(game).entries.map(({ value, at }) => ({ game, value, at })));
  }

  private left(games: readonly EventGame[]): Left[] {
    return games.map((game) => ({ game, why: this.whyNot(game) ?? '' })).filter(({ why }) => why !== '');
  }

  /** Notes why games were refused. Returns the problems that do not belong to a game. */
  private refuse(problems: Problem[], entries: Entry[]): Problem[] {
    const found = problems.map((problem) => ({ problem, of: ofEntry(this.terms.rules, problem, entries) }));
    const refused = found.flatMap(({ of }) => of ?? []);
    const areWell = refused.filter(({ entry }) => this.whyAlone(entry.game) === null).length === refused.length;
    const [first] = refused;
    // One conflicting game is left out at a time, since the others may then be valid.
    if (areWell && first) this.excluded.set(first.entry.game, sentenceOf(this.terms, first.entry.game, first.problem));
    return found.flatMap(({ problem, of }) => (of ? [] : problem));
  }
}

/** Whether the standings look at the game; those after a round leave out games without one. */
export function isIn({ upTo }: Pick<Standings, 'upTo'>, game: EventGame): boolean {
  return upTo === undefined || (roundOf(game) ?? Number.POSITIVE_INFINITY) <= upTo;
}

interface Entry extends RequestEntry {
  game: EventGame;
}

/** The standings of games, of which each is read once. */
export function standingsOf(terms: Terms, games: readonly EventGame[]): Standings {
  const reads = new Map(games.map((game) => [game, countable(terms, game)]));
  const rounds = new CountedGames(terms, (game) => reads.get(game) as Countable).rounds(games);
  let round = rounds.next();
  while (!round.done)
    round = rounds.next({ request: round.value, outcome: terms.rules.standings(terms.engine, round.value) });
  return round.value;
}
