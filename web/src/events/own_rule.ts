// The rule of an open event about what counts: the standings by it, each calculated once until the event changes. Of many
// games they are prepared: read in slices, and calculated by the engine in the worker.
import type { Outcome, TournamentOutlook, TournamentOutlookRequest, TournamentStandings } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { isIn } from '../scoring/counted_games.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { Head } from '../merge/records.ts';
import { allSettings } from '../systems/event_rules.ts';
import type { EventStore } from '../store/event_store.ts';
import { OWN_AWARDS, ownAwardsIn } from '../systems/own_awards.ts';
import { awardsOf, awardSteps, firstAwards, type Award, type AwardSource } from '../tournament/awards.ts';
import {
  answeredStandings,
  ownSource,
  ownStandings,
  type OwnSource,
  type OwnStandings,
  type TournamentEngine,
} from '../tournament/own_standings.ts';
import { hasCounting, readTournament } from '../tournament/request.ts';
import { TOURNAMENT } from '../systems/tournament_standings.ts';
import type { Scoring } from './scoring.ts';

type Store = Pick<EventStore, 'system' | 'head' | 'edition'>;

/** All rounds. */
const ALL = Number.POSITIVE_INFINITY;

export class OwnRule {
  private engine: TournamentEngine | null = null;
  private isPrepared = false;
  /** The awards of these standings. */
  private awarded: { of: OwnStandings; awards: Award[] } | null = null;
  private awarding: Promise<void> | null = null;
  private known: { edition: number; numbers: Numbers; standings: Map<number, OwnStandings> } | null = null;

  constructor(
    private readonly store: Store,
    private readonly scoring: Scoring,
    private readonly numbers: () => Numbers,
  ) {}

  /** Whether the event has a rule of its own. */
  get exists(): boolean {
    return hasCounting(this.store.head);
  }

  /** Whether the engine of events must be loaded, or many games be read, before these standings can be drawn. */
  isWaiting(upTo = ALL): boolean {
    return !this.engine || (this.scoring.usesWorker && !this.kept().has(upTo));
  }

  async load(): Promise<void> {
    this.engine ??= await loadEventsEngine();
  }

  /** Calculates the standings of many games before anybody asks for them: again after changes only where there is a
   *  rule. */
  async prepareAhead(): Promise<void> {
    if (!this.exists && this.isPrepared) return;
    this.isPrepared = true;
    await this.scoring.scoreAhead();
    await this.prepare();
  }

  /** Calculates the standings ahead of time. Ends early if the event changes meanwhile. */
  async prepare(upTo = ALL): Promise<void> {
    await this.load();
    if (!this.isWaiting(upTo)) return;
    const { edition } = this.store;
    const slices = await this.scoring.scoreAll();
    if (edition !== this.store.edition) return;
    const source = this.source(upTo);
    const read = readTournament(source);
    if (slices.due) await slices.pause();
    const answer = await this.scoring.askWorkerFor(TOURNAMENT, { ...read.request });
    if (slices.paused) await slices.pause(); // taking the answer in and drawing it are one task each
    if (!answer || edition !== this.store.edition) return;
    this.kept().set(upTo, answeredStandings(source, read, answer as Outcome<TournamentStandings>));
  }

  /** Null without a rule, or while its engine is not loaded. `upTo` leaves out later rounds. */
  standings(upTo?: number): OwnStandings | null {
    return this.exists ? this.applied(upTo) : null;
  }

  /** The same with the settings as they are, also where all of them are the usual ones. */
  applied(upTo = ALL): OwnStandings | null {
    if (!this.engine) return null;
    const standings = this.kept();
    const now = standings.get(upTo) ?? ownStandings(this.source(upTo), this.engine);
    standings.set(upTo, now);
    return now;
  }

  /** The standings under other settings and rulings; 'none' without a rule in them, null while its engine is not
   *  loaded. */
  under(changed: Partial<Pick<Head, 'settings' | 'rulings'>>, scoring = this.scoring): OwnStandings | 'none' | null {
    const { system, edition } = this.store;
    const head = { ...this.store.head, ...changed };
    if (!hasCounting(head)) return 'none';
    const other = new OwnRule({ system, edition, head }, scoring, this.numbers);
    other.engine = this.engine;
    return other.standings();
  }

  /** The event's awards; null while its engine is not loaded, and of many games until they are prepared. */
  awards(): Award[] | null {
    const own = this.applied();
    if (!this.engine || !own) return null;
    if (this.awarded?.of === own) return this.awarded.awards;
    if (this.scoring.isLong) return null;
    this.awarded = { of: own, awards: awardsOf(this.awardSource(own), this.engine) };
    return this.awarded.awards;
  }

  /** The first of them, which follow from the standings. */
  firstAwards(): Award[] | null {
    const own = this.applied();
    return own && firstAwards(this.awardSource(own));
  }

  /** Has the worker answer what the awards ask. Ends early if the event changes meanwhile. */
  prepareAwards(): Promise<void> {
    this.awarding ??= this.askForAwards().finally(() => (this.awarding = null));
    return this.awarding;
  }

  private async askForAwards(): Promise<void> {
    const own = this.applied();
    if (!this.engine || !own || this.awarded?.of === own) return;
    const { tournament } = this.engine;
    const { edition } = this.store;
    const steps = awardSteps(this.awardSource(own));
    const slices = new Slices();
    let step = steps.next();
    while (!step.done) {
      const answer = await this.scoring.askWorkerFor(TOURNAMENT, { ...step.value });
      if (edition !== this.store.edition) return;
      if (slices.due) await slices.pause();
      step = steps.next((answer as Outcome<TournamentStandings> | null) ?? tournament.standings(step.value));
    }
    this.awarded = { of: own, awards: step.value };
  }

  private awardSource(own: OwnStandings): AwardSource {
    const { scoring, store } = this;
    const rows = this.exists ? (own.found?.rows ?? []) : (scoring.standings().rows ?? []);
    return {
      rules: scoring.rules,
      ...{ games: own.games, request: own.request, rows, teams: own.found?.teams ?? [] },
      own: ownAwardsIn(store.head.settings[OWN_AWARDS.name] ?? ''),
      sheetOf: (game: EventGame) => scoring.sheet(game),
    };
  }

  /** The places still open to each player; null until the engine is loaded. */
  outlook(request: TournamentOutlookRequest): Outcome<TournamentOutlook> | null {
    return this.engine?.tournament.outlook(request) ?? null;
  }

  private kept(): Map<number, OwnStandings> {
    const { edition } = this.store;
    const numbers = this.numbers();
    if (this.known?.edition !== edition || this.known.numbers !== numbers)
      this.known = { edition, numbers, standings: new Map() };
    return this.known.standings;
  }

  private source(upTo: number): OwnSource {
    const { scoring, store } = this;
    const { rules } = scoring;
    const all = scoring.standings().counted;
    const games = Number.isFinite(upTo) ? all.filter((game) => isIn({ upTo }, game)) : all;
    const terms = { rules, settings: allSettings(rules, store.head.settings), numbers: this.numbers() };
    return ownSource(store.head, terms, games, (game) => scoring.sheet(game));
  }
}
