// A change of the event's rules after its first result. One that moves somebody is only shown, until the director takes
// it; the others are taken at once. Both are recorded.
import type { Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { Forms } from '../scoring/game.ts';
import type { EventStore } from '../store/event_store.ts';
import { COUNTING_SETTINGS } from '../systems/counting.ts';
import type { Settings } from '../systems/event_rules.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { RULE_CHANGES, valueInWords, withRuleChange } from '../systems/rule_changes.ts';
import { movesBetween, placesOf, type Move, type PlacesByName } from '../tournament/moves.ts';
import type { OwnRule } from './own_rule.ts';
import { Scoring } from './scoring.ts';

export interface Proposed {
  settings: Settings;
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
  /** What waits for an answer. */
  proposed: Proposed | null = null;

  constructor(private readonly source: Source) {}

  /** With what is proposed. */
  get head(): { settings: Settings } {
    return { settings: { ...this.source.store.head.settings, ...this.proposed?.settings } };
  }

  setting(name: string): string {
    return this.head.settings[name] ?? '';
  }

  changeSetting(name: string, value: string, did: string): void {
    this.change({ [name]: value }, did, `setting ${name}`);
  }

  /** Takes the change, or proposes it if it moves somebody. */
  change(changes: Settings, did: string, sort?: string): void {
    const settings = { ...this.proposed?.settings, ...changes };
    const moves = this.moves(settings);
    if (moves.length === 0) this.take(settings, did, sort);
    else {
      this.proposed = { settings, did, moves };
      this.source.redraw();
    }
  }

  confirm(): void {
    if (this.proposed) this.take(this.proposed.settings, this.proposed.did);
  }

  cancel(): void {
    this.proposed = null;
    this.source.redraw();
  }

  private take(changes: Settings, did: string, sort?: string): void {
    const { store } = this.source;
    this.proposed = null;
    const settings = { ...store.head.settings, ...changes, ...this.recorded(changes) };
    store.changeHead({ settings }, did, sort);
  }

  private moves(changes: Settings): Move[] {
    const { store, scoring } = this.source;
    const settings = { ...store.head.settings, ...changes };
    const before = this.places(store.head.settings, scoring);
    const after = before && this.places(settings, this.scoringUnder(settings));
    return before && after && before.size > 0 ? movesBetween(before, after) : [];
  }

  /** By the event's own rule, if there is one; null where that or a setting cannot be applied. */
  private places(settings: Settings, scoring: Scoring): PlacesByName | null {
    const own = this.source.ownRule.under(settings, scoring);
    if (own === 'none') {
      const { rows } = scoring.standings();
      return rows && placesOf(rows);
    }
    return own?.found ? placesOf(own.found.rows) : null;
  }

  /** What counts of the scores changes none of them. */
  private scoringUnder(settings: Settings): Scoring {
    const { store, engine, forms, scoring, numbers } = this.source;
    const own = new Set(COUNTING_SETTINGS.map(({ name }) => name));
    const isSame = scoring.rules.settings.every(({ name }) => own.has(name) || settings[name] === store.setting(name));
    if (isSame) return scoring;
    const { edition, games } = store;
    const head = { ...store.head, settings };
    return new Scoring({ system: scoringSystem(head, games), edition, games, head }, engine, forms, numbers);
  }

  /** The record of these changes; nothing before the first result. */
  private recorded(changes: Settings): Settings {
    const { store, scoring } = this.source;
    if (!scoring.standings().rows?.length) return {};
    const changed = scoring.rules.settings.filter(({ name }) => name in changes);
    const text = changed.reduce((before, setting) => {
      const from = valueInWords(setting, store.head.settings);
      const to = valueInWords(setting, { ...store.head.settings, ...changes });
      return from === to ? before : withRuleChange(before, { at: Date.now(), rule: setting.label, from, to });
    }, store.setting(RULE_CHANGES.name));
    return text === store.setting(RULE_CHANGES.name) ? {} : { [RULE_CHANGES.name]: text };
  }
}
