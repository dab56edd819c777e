// A change of the event's rules after its first result. A change that moves a player is only shown, until the director
// takes it; the others are taken at once. Both are recorded.
import type { Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { Forms } from '../scoring/game.ts';
import type { EventStore } from '../store/event_store.ts';
import { COUNTING_SETTINGS } from '../systems/counting.ts';
import type { Settings } from '../systems/event_rules.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { changeInWords, RULE_CHANGES, withRuleChange } from '../systems/rule_changes.ts';
import type { Ruling } from '../systems/ruling.ts';
import { movesBetween, placesOf, type Move, type PlacesByName } from '../tournament/moves.ts';
import type { OwnRule } from './own_rule.ts';
import { Scoring } from './scoring.ts';

/** The changed settings; `rulings`, where given, replace all earlier ones. */
interface Changes {
  settings: Settings;
  rulings?: readonly Ruling[];
}

export interface Proposed extends Changes {
  did: string;
  moves: Move[];
}

interface Source {
  store: EventStore;
  engine: Tallysheet;
  forms: Forms;
  scoring: Scoring;
  ownRule: OwnRule;
  numbers: () => Numbers;
  redraw: () => void;
}

export class RuleDraft {
  /** The change that waits for an answer. */
  proposed: Proposed | null = null;

  constructor(private readonly source: Source) {}

  /** The event's settings with the proposed change. */
  get head(): { settings: Settings } {
    return { settings: { ...this.source.store.head.settings, ...this.proposed?.settings } };
  }

  /** The event's rulings, or the proposed ones. */
  get rulings(): readonly Ruling[] {
    return this.proposed?.rulings ?? this.source.store.rulings;
  }

  setting(name: string): string {
    return this.head.settings[name] ?? '';
  }

  changeSetting(name: string, value: string, did: string): void {
    this.change({ [name]: value }, did, `setting ${name}`);
  }

  change(settings: Settings, did: string, sort?: string): void {
    this.propose({ settings }, did, sort);
  }

  changeRulings(rulings: readonly Ruling[], did: string, sort?: string): void {
    this.propose({ settings: {}, rulings }, did, sort);
  }

  /** Takes the change with what is proposed already, or proposes it if it moves a player. */
  private propose(more: Changes, did: string, sort?: string): void {
    const rulings = more.rulings ?? this.proposed?.rulings;
    const changes = { settings: { ...this.proposed?.settings, ...more.settings }, ...(rulings ? { rulings } : {}) };
    const moves = this.moves(changes);
    if (moves.length === 0) this.take(changes, did, sort);
    else {
      this.proposed = { ...changes, did, moves };
      this.source.redraw();
    }
  }

  confirm(): void {
    if (this.proposed) this.take(this.proposed, this.proposed.did);
  }

  cancel(): void {
    this.proposed = null;
    this.source.redraw();
  }

  private take(changes: Changes, did: string, sort?: string): void {
    const { store } = this.source;
    this.proposed = null;
    const settings = { ...store.head.settings, ...changes.settings, ...this.recorded(changes) };
    store.changeHead({ settings, ...(changes.rulings ? { rulings: [...changes.rulings] } : {}) }, did, sort);
  }

  private moves(changes: Changes): Move[] {
    const { store, scoring } = this.source;
    const settings = { ...store.head.settings, ...changes.settings };
    const before = this.places({ settings: store.head.settings }, scoring);
    const after = before && this.places({ ...changes, settings }, this.scoringUnder(settings));
    return before && after && before.size > 0 ? movesBetween(before, after) : [];
  }

  /** Uses the event's own rule, if it has one. Returns null where that rule or a setting cannot be applied. */
  private places({ settings, rulings }: Changes, scoring: Scoring): PlacesByName | null {
    const changed = { settings, ...(rulings ? { rulings: [...rulings] } : {}) };
    const own = this.source.ownRule.under(changed, scoring);
    if (own === 'none') {
      const { rows } = scoring.standings();
      return rows && placesOf(rows);
    }
    return own?.found ? placesOf(own.found.rows) : null;
  }

  /** Settings that only choose which scores count leave the scores as they are. */
  private scoringUnder(settings: Settings): Scoring {
    const { store, engine, forms, scoring, numbers } = this.source;
    const own = new Set(COUNTING_SETTINGS.map(({ name }) => name));
    const isSame = scoring.rules.settings.every(
      ({ name }) => own.has(name) || (settings[name] ?? '') === store.setting(name),
    );
    if (isSame) return scoring;
    const { edition, games } = store;
    const head = { ...store.head, settings };
    return new Scoring({ system: scoringSystem(head, games), edition, games, head }, engine, forms, numbers);
  }

  /** The record of these changes; nothing before the first result. */
  private recorded(changes: Changes): Settings {
    const { store, scoring } = this.source;
    if (!scoring.standings().rows?.length) return {};
    const before = store.setting(RULE_CHANGES.name);
    const all = [...this.changedSettings(changes), ...changedRulings(store.rulings, changes.rulings ?? store.rulings)];
    const text = all
      .filter(({ from, to }) => from !== to)
      .reduce((now, one) => withRuleChange(now, { at: Date.now(), ...one }), before);
    return text === before ? {} : { [RULE_CHANGES.name]: text };
  }

  private changedSettings({ settings }: Changes): Changed[] {
    const { store, scoring } = this.source;
    const changed = scoring.rules.settings.filter(({ name }) => name in settings);
    return changed.map((setting) => ({
      rule: setting.label,
      ...changeInWords(setting, store.head.settings, { ...store.head.settings, ...settings }),
    }));
  }
}

interface Changed {
  rule: string;
  from: string;
  to: string;
}

/** Factors of rounds. The other rulings decide a single case, and have words of their own beside the standings. */
function changedRulings(before: readonly Ruling[], after: readonly Ruling[]): Changed[] {
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [from, to] = [before, after].map((list) => list.find((one) => one.key === key));
    const { kind, round = '' } = (to ?? from)!;
    if (kind !== 'factor') return [];
    return [{ rule: `Factor of round ${round}`, from: factorInWords(from), to: factorInWords(to) }];
  });
}

function factorInWords(ruling: Ruling | undefined): string {
  return ruling?.amount?.trim() || 'blank';
}
