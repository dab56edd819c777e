// The standings of an event. They are calculated in one call, by a worker where there are many games, and remembered.
import type { Outcome } from 'tallysheet';
import { rest } from '../device/painting.ts';
import { Slices } from '../device/slices.ts';
import { workerEngine, type Callee, type WorkerEngine } from '../engine/worker_engine.ts';
import { CountedGames, isIn, type Answered, type Standings } from '../scoring/counted_games.ts';
import type { Terms } from '../scoring/game.ts';
import { listIn, standingsRequest, type StandingsOutcome, type StandingsRequest } from '../scoring/standings.ts';
import type { EventGame } from '../systems/event_game.ts';
import { namesIn } from '../systems/player_names.ts';
import type { StandingsCall } from '../systems/tournament_standings.ts';
import { GameReader } from './game_reader.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing } from '../ui/sentences.ts';

/** "1 game is not counted yet". */
export function notCounted(count: number, { grouped }: Numbers): string {
  return `${grouped(count)} ${agreeing(count, 'game is', 'games are')} not counted yet`;
}

/** Below this number of games, the page's own engine answers within milliseconds. */
const MANY = 150;

/** How many answers are kept, for changes that are undone. */
const KEPT = 3;

export class Scoring extends GameReader {
  private counting: CountedGames | null = null;
  private last: Standings | null = null;
  private lastEdition = -1;
  /** While the worker calculates them. */
  private coming: Promise<void> | undefined;
  /** Standings after rounds, of one edition. */
  private after = { edition: -1, standings: new Map<number, Standings>() };
  /** Earlier answers, latest first. */
  private answers: Answered[] = [];

  standings(): Standings {
    if (!this.known) this.know(this.calculate());
    return this.last as Standings;
  }

  /** The standings, if they are already calculated. */
  get known(): Standings | null {
    return this.lastEdition === this.store.edition ? this.last : null;
  }

  /** Whether these are standings of before, as after an undone change; they are then known. */
  recall(): boolean {
    if (this.coming) return false;
    const rounds = this.rounds();
    const { done, value } = rounds.next();
    if (!done) return false;
    this.know(value);
    return true;
  }

  /** Calculates the standings ahead of time: of many games in slices, and in the worker if there is one. */
  async prepare(): Promise<void> {
    const slices = await this.readAhead();
    if (slices.paused) await slices.pause();
    while (this.worker && !this.known)
      await (this.coming ??= this.calculateInWorker().finally(() => (this.coming = undefined)));
    this.standings();
  }

  /** The standings after a round: of the games in it and in the rounds before. */
  standingsAfter(upTo: number): Standings {
    const known = this.knownAfter(upTo);
    if (known) return known;
    const rounds = this.roundsAfter(upTo);
    let round = rounds.next();
    while (!round.done)
      round = rounds.next({ request: round.value, outcome: this.rules.standings(this.engine, round.value) });
    return this.keepAfter(upTo, round.value);
  }

  knownAfter(upTo: number): Standings | undefined {
    return this.after.edition === this.store.edition ? this.after.standings.get(upTo) : undefined;
  }

  /** Calculates the standings after a round ahead of time, like `prepare`. */
  async prepareAfter(upTo: number): Promise<void> {
    while (!this.knownAfter(upTo)) {
      const { edition } = this.store;
      const rounds = this.roundsAfter(upTo);
      let round = rounds.next();
      while (!round.done && edition === this.store.edition)
        round = rounds.next({ request: round.value, outcome: await this.standingsOf(round.value) });
      if (round.done && edition === this.store.edition) this.keepAfter(upTo, round.value);
    }
  }

  private roundsAfter(upTo: number): Generator<StandingsRequest, Standings, Answered> {
    return new CountedGames(this.terms, this.read).rounds(this.store.games.filter((game) => isIn({ upTo }, game)));
  }

  private keepAfter(upTo: number, found: Standings): Standings {
    const { edition } = this.store;
    if (this.after.edition !== edition) this.after = { edition, standings: new Map() };
    const standings = { ...found, upTo };
    this.after.standings.set(upTo, standings);
    return standings;
  }

  /** Whether a worker calculates the standings; the page's own engine is as quick with few games. */
  get usesWorker(): boolean {
    return this.worker !== null;
  }

  /** Whether a worker is worth starting. */
  get isLong(): boolean {
    const { record, standingsCall } = this.rules;
    return (record !== undefined || standingsCall !== undefined) && this.store.games.length >= MANY;
  }

  private get worker(): WorkerEngine | null {
    return this.isLong ? workerEngine() : null;
  }

  /** Asks another function of the system about the games of the standings. */
  async ask(name: string): Promise<Outcome<unknown>> {
    const { request } = this.standings();
    const { record = '' } = this.rules;
    return (await this.askWorker(name, request)) ?? answerOf(this.engine, { record, name }, request);
  }

  /** The standings of some of these games. */
  async standingsOf(request: StandingsRequest): Promise<StandingsOutcome> {
    const call = this.rules.standingsCall?.(this.engine, request);
    if (call?.ok === false) return call;
    const answer = await (call
      ? this.askWorkerFor(call.value, { ...call.value.request })
      : this.askWorker('standings', request));
    return (answer as StandingsOutcome | null) ?? this.rules.standings(this.engine, request);
  }

  /** The answer to a call of any record: the worker's, or that of the given engine where there is none. */
  async answerTo({ request, ...callee }: StandingsCall, engine: object = this.engine): Promise<Outcome<unknown>> {
    return (await this.askWorkerFor(callee, { ...request })) ?? answerOf(engine, callee, request);
  }

  /** Null where there is no worker, or none any more. */
  private async askWorker(name: string, request: StandingsRequest): Promise<Outcome<unknown> | null> {
    const { record = '', list } = this.rules;
    return this.askWorkerFor({ record, name, list }, request);
  }

  /** The worker's answer to a request of any record; null where there is no worker, or none any more. */
  async askWorkerFor(callee: Callee, request: Record<string, unknown>): Promise<Outcome<unknown> | null> {
    return (await this.worker?.call(callee, request).catch(() => null)) ?? null;
  }

  /** Reads the texts of all games, and the names in them, in slices; and scores each game whose standings add scores. */
  readAhead(slices?: Slices): Promise<Slices> {
    const { rules, engine } = this;
    const { options } = rules.options(this.terms.settings, this.terms.numbers);
    return this.ahead((game) => {
      const { entries } = this.read(game);
      rules.standingsCall?.(engine, standingsRequest(rules, options, entries));
      return namesIn(game.state);
    }, slices);
  }

  /** Reads the names in all games, in slices. */
  readNames(): Promise<Slices> {
    return this.ahead(({ state }) => namesIn(state));
  }

  /** Scores every game that is in the standings, while the browser has nothing else to do. */
  scoreAhead(): Promise<Slices> {
    return this.scoreAll(new Slices(undefined, () => rest(0)));
  }

  /** Scores every game that is in the standings, in slices. */
  scoreAll(slices = new Slices()): Promise<Slices> {
    return this.ahead((game) => this.counted.whyNot(game) === null && this.sheet(game), slices);
  }

  private async ahead(work: (game: EventGame) => unknown, slices = new Slices()): Promise<Slices> {
    for (const game of this.store.games) {
      work(game);
      if (slices.due) await slices.pause();
    }
    return slices;
  }

  /** Why the game is not in the standings; null if it is. */
  why(game: EventGame): string | null {
    const { counted } = this;
    const why = counted.whyAlone(game);
    if (why === null && this.rules.besides?.(game)) this.standings();
    return why ?? counted.whyNot(game);
  }

  /** Checks several games by one request, which is quicker than one for each. */
  checkAtOnce(games: EventGame[]): void {
    this.counted.checkAtOnce(games);
  }

  /** Which games count under the event's present settings. */
  private get counted(): CountedGames {
    const { terms } = this;
    return (this.counting ??= new CountedGames(terms, this.read));
  }

  protected override follow(terms: Terms): void {
    super.follow(terms);
    this.counting = null;
    this.last = null;
    this.answers = [];
  }

  private calculate(): Standings {
    const rounds = this.rounds();
    let round = rounds.next();
    while (!round.done) round = rounds.next(this.rules.standings(this.engine, round.value));
    return round.value;
  }

  /** Drops the answer if the event has changed meanwhile. */
  private async calculateInWorker(): Promise<void> {
    const { edition } = this.store;
    const rounds = this.rounds();
    let round = rounds.next();
    while (!round.done) {
      const outcome = await this.standingsOf(round.value);
      if (edition !== this.store.edition) return;
      round = rounds.next(outcome);
    }
    this.know(round.value);
  }

  private know(standings: Standings): void {
    this.last = standings;
    this.lastEdition = this.store.edition;
  }

  /** Yields the requests that were not answered before. An earlier answer comes with the request that it was given to. */
  private *rounds(): Generator<StandingsRequest, Standings, StandingsOutcome> {
    const rounds = this.counted.rounds(this.store.games);
    let round = rounds.next();
    while (!round.done) {
      const request = round.value;
      const before = this.answers.find((one) => areSame(listIn(one.request, this.rules), listIn(request, this.rules)));
      const answered = before ?? { request, outcome: yield request };
      this.answers = [answered, ...this.answers.filter((one) => one !== before)].slice(0, KEPT);
      round = rounds.next(answered);
    }
    return round.value;
  }
}

function areSame(ones: object[], others: object[]): boolean {
  return ones.length === others.length && ones.every((one, at) => one === others[at]);
}

function answerOf(
  engine: object,
  { record, name }: Pick<Callee, 'record' | 'name'>,
  request: object,
): Outcome<unknown> {
  type Functions = Record<string, Record<string, (request: object) => Outcome<unknown>>>;
  return (engine as Functions)[record]![name]!(request);
}
