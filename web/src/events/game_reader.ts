// The games of an event as they are read. Each is read once until it or the settings change, and is the same again once a
// change is undone.
import type { Tallysheet } from 'tallysheet';
import type { Form } from '../form/form.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { countable, type Countable } from '../scoring/counted_games.ts';
import { formOf, isBlank, sheetOfGame, stateOf, termsOf, type Forms, type Terms } from '../scoring/game.ts';
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
  private chosen: Settings | null = null;
  private current: Terms;
  private reads = new WeakMap<EventGame, Countable>();
  /** The latest readings of each game, by its id. */
  private earlier = new Map<string, Earlier[]>();
  private sheets = new WeakMap<EventGame, { sheet: object | null }>();
  private states = new WeakMap<EventGame, GameState>();

  constructor(
    protected readonly store: Pick<EventStore, 'system' | 'head' | 'games' | 'edition'>,
    protected readonly engine: Tallysheet,
    private readonly forms: Forms,
    /** Those in which the event's settings are typed. */
    private readonly numbers: () => Numbers,
  ) {
    this.current = termsOf(store.system, {}, { forms, engine, numbers: numbers() });
  }

  get rules(): EventRules {
    return this.terms.rules;
  }

  form(game: EventGame): Form {
    return formOf(this.current, game);
  }

  /** Whether nothing is filled in on the game's form. */
  isBlank(game: EventGame): boolean {
    return isBlank(this.form(game), game.state);
  }

  /** The game's state as its form shows it, with the settings applied under which it is scored. */
  state(game: EventGame): GameState {
    const { terms } = this;
    const state = this.states.get(game) ?? stateOf(terms, game);
    this.states.set(game, state);
    return state;
  }

  /** Names of the fields of this game's form that the event's settings overrule. */
  overruled(game: EventGame): string[] {
    return Object.keys(this.rules.formSettings(this.terms.settings, game));
  }

  /** Whether the game must fill in one of its form's settings. */
  needsFormSettings(game: EventGame): boolean {
    return this.rules.needsFormSettings?.(this.terms.settings, game) ?? false;
  }

  /** The state to store: fields that the event's settings override keep their typed values. */
  ownState(game: EventGame, state: GameState): GameState {
    const fields = this.overruled(game).filter((field) => field in game.state);
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
    const { system, head } = this.store;
    const { settings } = head;
    const isOfSystem = system === this.current.system;
    if (settings === this.chosen && isOfSystem) return this.current;
    const isSame = isOfSystem && this.chosen !== null && scoredBy(settings) === scoredBy(this.chosen);
    this.chosen = settings;
    if (!isSame)
      this.follow(termsOf(system, settings, { forms: this.forms, engine: this.engine, numbers: this.numbers() }));
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
