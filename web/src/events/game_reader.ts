// The games of an event as they are read. Each is read once until it or the settings change, and is the same again once a
// change is undone.
import type { Tallysheet } from 'tallysheet';
import type { Form } from '../form/form.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { countable, type Countable } from '../scoring/counted_games.ts';
import { formOf, isBlank, sheetOfGame, stateOf, termsOf, type Forms, type Terms } from '../scoring/game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import { isAboutCounting } from '../systems/counting.ts';
import type { EventGame, GameState } from '../systems/event_game.ts';
import type { EventRules, Settings } from '../systems/event_rules.ts';
import type { EventStore } from '../store/event_store.ts';

interface Earlier {
  game: EventGame;
  read: Countable;
}

/** How many earlier contents of a game are kept as they were read. */
const KEPT = 3;

/** The settings by which games are scored: what counts of them is settled afterwards. */
function scoredBy(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => !isAboutCounting(name)));
}

export class GameReader {
  readonly rules: EventRules;
  private chosen: Settings | null = null;
  private current: Terms;
  private reads = new WeakMap<EventGame, Countable>();
  /** The latest readings of each game, by its id. */
  private earlier = new Map<string, Earlier[]>();
  private sheets = new WeakMap<EventGame, { sheet: object | null }>();
  private states = new WeakMap<GameState, GameState>();

  constructor(
    protected readonly store: Pick<EventStore, 'system' | 'head' | 'games' | 'edition'>,
    protected readonly engine: Tallysheet,
    private readonly forms: Forms,
    /** Those in which the event's settings are typed. */
    private readonly numbers: () => Numbers,
  ) {
    this.rules = rulesOf(store.system);
    this.current = termsOf(store.system, {}, { forms, engine, numbers: numbers() });
  }

  form(game: EventGame): Form {
    return formOf(this.current, game);
  }

  /** Whether nothing is filled in on the game's form. */
  isBlank(game: EventGame): boolean {
    return isBlank(this.form(game), game.state);
  }

  /** The game's state as its form shows it, with the event's settings applied. */
  state(game: EventGame): GameState {
    const { terms } = this;
    const state = this.states.get(game.state) ?? stateOf(terms, game);
    this.states.set(game.state, state);
    return state;
  }

  /** Names of the forms' fields that the event's settings overrule. */
  get overruled(): string[] {
    return Object.keys(this.rules.formSettings(this.terms.settings));
  }

  /** Whether every game must fill in one of its form's settings. */
  get needsFormSettings(): boolean {
    return this.rules.needsFormSettings?.(this.terms.settings) ?? false;
  }

  /** The state to store: fields that the event's settings override keep their typed values. */
  ownState(game: EventGame, state: GameState): GameState {
    const fields = this.overruled.filter((field) => field in game.state);
    return { ...state, ...Object.fromEntries(fields.map((field) => [field, game.state[field]])) };
  }

  /** The game's own sheet; null if it has no score yet. */
  sheet(game: EventGame): object | null {
    const { terms } = this;
    const known = this.sheets.get(game) ?? { sheet: sheetOfGame(terms, game, this.state(game)) };
    this.sheets.set(game, known);
    return known.sheet;
  }

  protected readonly read = (game: EventGame): Countable => {
    const { terms } = this;
    const known = this.reads.get(game) ?? this.readAgain(game, terms);
    this.reads.set(game, known);
    return known;
  };

  /** The terms of the event. Everything that was read under other settings is forgotten. */
  protected get terms(): Terms {
    const { settings } = this.store.head;
    if (settings === this.chosen) return this.current;
    const isSame = this.chosen !== null && scoredBy(settings) === scoredBy(this.chosen);
    this.chosen = settings;
    if (!isSame)
      this.follow(
        termsOf(this.store.system, settings, { forms: this.forms, engine: this.engine, numbers: this.numbers() }),
      );
    return this.current;
  }

  protected follow(terms: Terms): void {
    this.current = terms;
    this.reads = new WeakMap();
    this.earlier = new Map();
    this.sheets = new WeakMap();
    this.states = new WeakMap();
  }

  /** Reuses an earlier reading if the game has the same contents again. */
  private readAgain(game: EventGame, terms: Terms): Countable {
    const earlier = this.earlier.get(game.id) ?? [];
    const text = earlier.length > 0 ? JSON.stringify(game) : '';
    const same = earlier.find((one) => JSON.stringify(one.game) === text);
    if (same) return same.read;
    const read = countable(terms, game);
    this.earlier.set(game.id, [{ game, read }, ...earlier.slice(0, KEPT - 1)]);
    return read;
  }
}
