// An event's standings under other systems, and under a rule that was chosen: each calculated once until the event or the
// rule changes, by the worker where the event is long.
import type { Outcome } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { listIn } from '../scoring/standings.ts';
import {
  areDiplomacy,
  MIXED,
  notUnder,
  ruleCall,
  underRule,
  whyNotUnder,
  type RuleGames,
  type UnderRule,
} from '../scoring/under_rule.ts';
import type { EventStore } from '../store/event_store.ts';
import { ruleGames } from '../systems/compare/rule_games.ts';
import { variantOf, type OtherStandings, type OtherSystem, type StandingRow } from '../systems/event_rules.ts';
import { loadRules, rulesEngine, soundReading } from '../systems/own-rule/reading.ts';
import { baseOf } from '../systems/several.ts';
import type { EventEngine } from '../systems/tournament_standings.ts';
import type { Scoring } from './scoring.ts';

interface Source {
  store: Pick<EventStore, 'system' | 'head' | 'edition'>;
  engine: EventEngine;
  scoring: Scoring;
}

type RowsOutcome = Outcome<{ rows: StandingRow[] }>;

const NOT_LOADED = 'The part of the page that reads rules could not be loaded. Reload the page.';
const NO_GAMES = 'This event’s games cannot be scored by a rule.';

export class UnderOthers {
  /** Null until they are calculated. */
  systems: OtherStandings[] | null = null;
  /** Null without a rule, and until it is calculated. */
  rule: UnderRule | null = null;
  /** Whether the games are boards of Diplomacy, or why no rule can score them; null until they are read. */
  kind: boolean | string | null = null;
  private games: RuleGames | null = null;
  /** What is being calculated: the event's edition, and the rule. */
  private edition = -1;
  private text = '';
  /** The edition of which the systems are known. */
  private known = -1;

  constructor(
    private readonly source: Source,
    private readonly changed: () => void,
  ) {}

  /** Calculates what has changed; `rule` is the chosen one, blank without. The event's own standings must be known. */
  async follow(rule: string): Promise<void> {
    const { edition } = this.source.store;
    if (edition === this.edition && rule === this.text) return;
    [this.edition, this.text] = [edition, rule];
    const isCurrent = () => this.edition === edition && this.text === rule;
    if (this.known !== edition) await this.readEvent(edition, isCurrent);
    const under = isCurrent() && rule.trim() !== '' ? await this.underChosen(rule) : null;
    if (!isCurrent()) return;
    this.rule = under;
    this.changed();
  }

  private async readEvent(edition: number, isCurrent: () => boolean): Promise<void> {
    const systems = await this.underSystems(isCurrent);
    const games = await this.readGames(isCurrent);
    if (!isCurrent()) return;
    [this.systems, this.games, this.known] = [systems, games, edition];
    this.kind = games ? (areDiplomacy(games.games) ?? MIXED) : NO_GAMES;
  }

  private async underSystems(isCurrent: () => boolean): Promise<OtherStandings[]> {
    const slices = new Slices();
    const found: OtherStandings[] = [];
    for (const { id, name, call } of await this.otherSystems()) {
      if (!isCurrent()) break;
      const outcome = (await this.source.scoring.answerTo(call)) as RowsOutcome;
      found.push(
        outcome.ok ? { id, name, rows: outcome.value.rows, problems: [] } : { id, name, rows: null, ...outcome },
      );
      if (slices.due) await slices.pause();
    }
    return found;
  }

  private async otherSystems(): Promise<OtherSystem[]> {
    const { scoring, store } = this.source;
    const { rules } = scoring;
    const own = variantOf(rules, store.head.settings)?.id ?? baseOf(store.system);
    const others = (await rules.underOthers?.())?.(scoring.standings().request) ?? [];
    return others.filter(({ id }) => id !== own);
  }

  /** The games as rules score them; null where they cannot. */
  private async readGames(isCurrent: () => boolean): Promise<RuleGames | null> {
    const { scoring, engine } = this.source;
    const { request, counted } = scoring.standings();
    const read: RuleGames = { games: [], of: [], asked: askedBy(request['rule']) };
    const slices = new Slices();
    for (const [at, entry] of listIn(request, scoring.rules).entries()) {
      const games = ruleGames(entry, request, engine);
      if (!games || !isCurrent()) return null;
      read.games.push(...games);
      read.of.push(...games.map(() => counted[at]!));
      if (slices.due) await slices.pause();
    }
    return read;
  }

  private async underChosen(rule: string): Promise<UnderRule> {
    const { games } = this;
    try {
      await loadRules(loadEventsEngine);
    } catch {
      return notUnder(rule, NOT_LOADED);
    }
    if (!games) return notUnder(rule, NO_GAMES);
    const why = whyNotUnder(rule, games.games);
    if (why !== null) return notUnder(rule, why);
    const outcome = await this.source.scoring.answerTo(ruleCall(rule, games), { rules: rulesEngine() });
    return underRule(rule, games, outcome as RowsOutcome);
  }
}

/** What the event's own rule asks, if it is scored by one. */
function askedBy(rule: unknown): string[] {
  const reading = typeof rule === 'string' ? soundReading(rule) : null;
  return (reading?.questions ?? []).map(({ name }) => name);
}
