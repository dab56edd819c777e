// The rule of an open event about what counts: the standings by it, each calculated once until the event changes.
import type { Numbers } from '../numbers/numbers.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { isIn } from '../scoring/counted_games.ts';
import { allSettings } from '../systems/event_rules.ts';
import { systemName } from '../systems/all_event_rules.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventStore } from '../store/event_store.ts';
import { ownStandings, type OwnStandings, type TournamentEngine } from '../tournament/own_standings.ts';
import { hasCounting } from '../tournament/request.ts';
import type { Scoring } from './scoring.ts';

type Store = Pick<EventStore, 'system' | 'head' | 'edition'>;

export class OwnRule {
  private engine: TournamentEngine | null = null;
  private known: { edition: number; numbers: Numbers; standings: Map<number, OwnStandings> } | null = null;

  constructor(
    private readonly store: Store,
    private readonly scoring: Scoring,
    private readonly numbers: () => Numbers,
  ) {}

  /** Whether the event has a rule of its own. */
  get exists(): boolean {
    return hasCounting(this.store.head.settings);
  }

  /** Whether there is a rule, and the engine of events must be loaded to apply it. */
  get isWaiting(): boolean {
    return this.exists && !this.engine;
  }

  async load(): Promise<void> {
    this.engine ??= await loadEventsEngine();
  }

  /** Null without a rule, or while its engine is not loaded. `upTo` leaves out later rounds. */
  standings(upTo?: number): OwnStandings | null {
    return this.exists ? this.applied(upTo) : null;
  }

  /** The same with the settings as they are, also where all of them are the usual ones. */
  applied(upTo = Number.POSITIVE_INFINITY): OwnStandings | null {
    if (!this.engine) return null;
    const standings = this.kept();
    const now = standings.get(upTo) ?? this.calculate(this.engine, upTo);
    standings.set(upTo, now);
    return now;
  }

  private kept(): Map<number, OwnStandings> {
    const { edition } = this.store;
    const numbers = this.numbers();
    if (this.known?.edition !== edition || this.known.numbers !== numbers)
      this.known = { edition, numbers, standings: new Map() };
    return this.known.standings;
  }

  private calculate(engine: TournamentEngine, upTo: number): OwnStandings {
    const { scoring, store } = this;
    const { head, system } = store;
    const all = [...new Set(scoring.standings().counted)];
    const source = {
      games: Number.isFinite(upTo) ? all.filter((game) => isIn({ upTo }, game)) : all,
      rules: scoring.rules,
      settings: allSettings(scoring.rules, head.settings),
      people: head.people ?? [],
      numbers: this.numbers(),
      sheetOf: (game: EventGame) => scoring.sheet(game),
      systemName: systemName(system, head.settings),
    };
    return ownStandings(source, engine);
  }
}
