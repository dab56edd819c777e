// The standings of an event. They are calculated in one call, leaving out games that the engine refuses.
import type { Outcome, Problem } from 'tallysheet';
import { rest } from '../device/painting.ts';
import { Slices } from '../device/slices.ts';
import { workerEngine, type WorkerEngine } from '../engine/worker_engine.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { RequestEntry, Settings, StandingRow } from '../systems/event_rules.ts';
import { namesIn } from '../systems/player_names.ts';
import { entryOf, onForm, standingsRequest } from '../systems/standings_request.ts';
import { GameReader } from './game_reader.ts';
import { grouped } from '../ui/figures.ts';
import { agreeing } from '../ui/sentences.ts';

export interface Standings extends Ties {
  /** Null if the settings are invalid. */
  rows: StandingRow[] | null;
  problems: string[];
  left: Left[];
  /** The game of each entry in the request's list. */
  counted: EventGame[];
  request: any;
}

/** What the engine says of ties; absent without any. */
interface Ties {
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

/** A game that is not in the standings, with the reason. */
export interface Left {
  game: EventGame;
  why: string;
}

/** "1 game is not counted yet". */
export function notCounted(count: number): string {
  return `${grouped(count)} ${agreeing(count, 'game is', 'games are')} not counted yet`;
}

type Answer = Outcome<{ rows: StandingRow[] } & Ties>;

/** A request, and what the engine answered. */
interface Answered {
  request: any;
  answer: Answer;
}

export class Scoring extends GameReader {
  /** Games that are valid on their own but not together with the others, with the reason. */
  private readonly excluded = new Map<EventGame, string>();
  private last: Standings | null = null;
  private lastEdition = -1;
  /** While the worker calculates them. */
  private coming: Promise<void> | undefined;
  /** Earlier answers, latest first. */
  private answers: Answered[] = [];

  standings(): Standings {
    this.useSettings();
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
    this.useSettings();
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

  /** Whether a worker calculates the standings; the page's own engine is as quick with few games. */
  get usesWorker(): boolean {
    return this.worker !== null;
  }

  /** Whether a worker is worth starting. */
  get isLong(): boolean {
    return this.rules.record !== undefined && this.store.games.length >= MANY;
  }

  private get worker(): WorkerEngine | null {
    return this.isLong ? workerEngine() : null;
  }

  /** Asks another function of the system about the games of the standings. */
  async ask(name: string): Promise<Outcome<any>> {
    const { request } = this.standings();
    const { record = '', list } = this.rules;
    const answer = await this.worker?.call({ record, name, list }, request).catch(() => null);
    return answer ?? (this.engine as any)[record][name](request);
  }

  /** The standings of some of these games. */
  async standingsOf(request: any): Promise<Answer> {
    const { record = '', list } = this.rules;
    const answer = await this.worker?.call({ record, name: 'standings', list }, request).catch(() => null);
    return answer ?? this.rules.standings(this.engine, request);
  }

  /** Reads the texts of all games, and the names in them, in slices. */
  readAhead(): Promise<Slices> {
    return this.ahead((game) => this.read(game) && namesIn(game.state));
  }

  /** Scores every game that is in the standings, while the browser has nothing else to do. */
  scoreAhead(): Promise<Slices> {
    const slices = new Slices(undefined, () => rest(0));
    return this.ahead((game) => this.whyNot(game) === null && this.sheet(game), slices);
  }

  private async ahead(work: (game: EventGame) => unknown, slices = new Slices()): Promise<Slices> {
    this.useSettings();
    for (const game of this.store.games) {
      work(game);
      if (slices.due) await slices.pause();
    }
    return slices;
  }

  /** Why the game is not in the standings; null if it is. */
  why(game: EventGame): string | null {
    this.useSettings();
    const why = this.whyAlone(game);
    if (why === null && this.rules.besides?.(game)) this.standings();
    return why ?? this.excluded.get(game) ?? null;
  }

  /** Checks several games by one request, which is quicker than one for each. */
  checkAtOnce(games: EventGame[]): void {
    this.useSettings();
    const unchecked = games.filter((game) => this.isUnchecked(game) && !this.rules.besides?.(game));
    if (unchecked.length > 1 && this.standingsAlone(unchecked).ok) this.accept(unchecked);
  }

  private standingsAlone(games: EventGame[]): Outcome<object> {
    const { options } = this.rules.options(this.settings);
    const entries = games.flatMap((game) => this.read(game).entries);
    return this.rules.standings(this.engine, standingsRequest(this.rules, options, entries));
  }

  private isUnchecked(game: EventGame): boolean {
    const { why, alone = false } = this.read(game);
    return why === null && !alone;
  }

  private accept(games: EventGame[]): void {
    for (const game of games) this.read(game).alone = true;
  }

  /** The problem that the standings of this game alone would have. */
  private whyAlone(game: EventGame): string | null {
    const read = this.read(game);
    if (!this.isUnchecked(game)) return read.why;
    this.accept([game]);
    const outcome = this.standingsAlone([game]);
    const problems = outcome.ok ? [] : outcome.problems;
    const [problem] = problems.flatMap((one) => onForm(this.rules, one, read.entries) ?? []);
    if (problem) read.why = this.sentence(game, problem);
    return read.why;
  }

  protected override forget(settings: Settings): void {
    super.forget(settings);
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
    this.useSettings();
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

  /** Repeats the request, which it yields, without refused games until none is refused; usually once or twice. */
  private *rounds(): Generator<any, Standings, Answer> {
    const { list } = this.rules;
    const { options, problems } = this.rules.options(this.settings);
    this.excluded.clear();
    this.checkNew();
    for (;;) {
      const { entries, counted } = this.gathered();
      const asked = standingsRequest(this.rules, options, entries);
      const before = this.answers.find(({ request }) => areSame(request[list], asked[list]));
      const request = before?.request ?? asked;
      const outcome = before?.answer ?? (yield request);
      this.answers = [{ request, answer: outcome }, ...this.answers.filter((one) => one !== before)].slice(0, KEPT);
      const others = outcome.ok ? [] : this.refuse(outcome.problems, entries, counted);
      const messages = [...problems, ...others].map(({ message }) => message);
      const stands = outcome.ok && problems.length === 0;
      if (outcome.ok) this.accept(counted);
      if (outcome.ok || others.length > 0)
        return {
          ...(stands ? outcome.value : { rows: null }),
          problems: messages,
          left: this.left(),
          counted,
          request,
        };
    }
  }

  /** Checks a game that is being typed on its own, instead of all games twice. */
  private checkNew(): void {
    const unchecked = this.store.games.filter((game) => this.isUnchecked(game));
    if (unchecked.length < FEW) unchecked.forEach((game) => this.whyAlone(game));
  }

  private gathered(): { entries: RequestEntry[]; counted: EventGame[] } {
    const entries: RequestEntry[] = [];
    const counted: EventGame[] = [];
    for (const game of this.store.games) {
      if (this.whyNot(game) !== null) continue;
      for (const entry of this.read(game).entries) {
        entries.push(entry);
        counted.push(game);
      }
    }
    return { entries, counted };
  }

  private whyNot(game: EventGame): string | null {
    return this.read(game).why ?? this.excluded.get(game) ?? null;
  }

  private left(): Left[] {
    return this.store.games.map((game) => ({ game, why: this.whyNot(game) ?? '' })).filter(({ why }) => why !== '');
  }

  /** Records why games were refused. Returns the problems that do not belong to a game. */
  private refuse(problems: Problem[], entries: RequestEntry[], counted: EventGame[]): Problem[] {
    const games = problems.flatMap((problem) => counted[entryOf(this.rules, problem)] ?? []);
    const well = games.filter((game) => this.whyAlone(game) === null);
    if (well.length === games.length) this.leaveOne(problems, entries, counted);
    return problems.filter((problem) => !counted[entryOf(this.rules, problem)]);
  }

  /** Leaves out one conflicting game at a time, since the others may then be valid. */
  private leaveOne(problems: Problem[], entries: RequestEntry[], counted: EventGame[]): void {
    const problem = problems.find((one) => counted[entryOf(this.rules, one)]);
    const inForm = problem && onForm(this.rules, problem, entries);
    const game = problem && counted[entryOf(this.rules, problem)];
    if (game && inForm) this.excluded.set(game, this.sentence(game, inForm));
  }
}

const FEW = 20;

/** Below this number of games, the page's own engine answers within milliseconds. */
const MANY = 150;

/** How many answers are kept, for changes that are undone. */
const KEPT = 3;

function areSame(ones: object[], others: object[]): boolean {
  return ones.length === others.length && ones.every((one, at) => one === others[at]);
}
