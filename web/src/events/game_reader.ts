// Reads the texts of each game: entries of the standings' request, or the reason for none, and the game's own sheet.
// They are read once until they change, and are the same again once a change is undone.
import type { Problem, Tallysheet } from 'tallysheet';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import { capital } from '../ui/figures.ts';
import type { Form, PageProblem, ReadState } from '../form/form.ts';
import type { EventGame, FormId, GameState } from '../systems/event_game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import {
  allSettings,
  underSettings,
  type EventRules,
  type RequestEntry,
  type Settings,
} from '../systems/event_rules.ts';
import type { EventStore } from './event_store.ts';

export type Forms = Map<FormId, Form>;

export interface Read {
  entries: RequestEntry[];
  why: string | null;
  /** Whether the engine has accepted this game, on its own or with others. */
  alone?: boolean;
}

interface Earlier {
  game: EventGame;
  read: Read;
}

export class GameReader {
  readonly rules: EventRules;
  protected settings: Settings = {};
  private chosen: Settings | null = null;
  private reads = new WeakMap<EventGame, Read>();
  /** The latest readings of each game, by its id. */
  private earlier = new Map<string, Earlier[]>();
  private sheets = new WeakMap<EventGame, { sheet: any }>();
  private states = new WeakMap<GameState, GameState>();

  constructor(
    protected readonly store: Pick<EventStore, 'system' | 'head' | 'games' | 'edition'>,
    protected readonly engine: Tallysheet,
    private readonly forms: Forms,
  ) {
    this.rules = rulesOf(store.system);
  }

  form(game: EventGame): Form {
    return this.forms.get(game.form) as Form;
  }

  /** The game's state as its form shows it, with the event's settings applied. */
  state(game: EventGame): GameState {
    this.useSettings();
    const state = this.states.get(game.state) ?? underSettings(game.state, this.rules, this.settings);
    this.states.set(game.state, state);
    return state;
  }

  /** Names of the forms' fields that the event's settings overrule. */
  get overruled(): string[] {
    this.useSettings();
    return Object.keys(this.rules.formSettings(this.settings));
  }

  /** Whether every game must fill in one of its form's settings. */
  get needsFormSettings(): boolean {
    this.useSettings();
    return this.rules.needsFormSettings?.(this.settings) ?? false;
  }

  /** The state to store: fields that the event's settings override keep their typed values. */
  ownState(game: EventGame, state: GameState): GameState {
    const fields = this.overruled.filter((field) => field in game.state);
    return { ...state, ...Object.fromEntries(fields.map((field) => [field, game.state[field]])) };
  }

  /** The game's own sheet; null if it has no score yet. */
  sheet(game: EventGame): any {
    this.useSettings();
    const known = this.sheets.get(game) ?? { sheet: this.scored(game) };
    this.sheets.set(game, known);
    return known.sheet;
  }

  protected read(game: EventGame): Read {
    const known = this.reads.get(game) ?? this.readAgain(game);
    this.reads.set(game, known);
    return known;
  }

  protected sentence(game: EventGame, { at, code, message }: Problem): string {
    const here = this.form(game).fieldOf?.(at) ?? at;
    return code === 'required' ? capital(`${this.nameOf(game, here)} is missing.`) : message;
  }

  /** Discards everything that depends on the settings when they change. */
  protected useSettings(): void {
    const { settings } = this.store.head;
    if (settings === this.chosen) return;
    const isSame = JSON.stringify(settings) === JSON.stringify(this.chosen);
    this.chosen = settings;
    if (!isSame) this.forget(allSettings(this.rules, settings));
  }

  protected forget(settings: Settings): void {
    this.settings = settings;
    this.reads = new WeakMap();
    this.earlier = new Map();
    this.sheets = new WeakMap();
    this.states = new WeakMap();
  }

  /** Reuses an earlier reading if the game has the same contents again. */
  private readAgain(game: EventGame): Read {
    const earlier = this.earlier.get(game.id) ?? [];
    const text = earlier.length > 0 ? JSON.stringify(game) : '';
    const same = earlier.find((one) => JSON.stringify(one.game) === text);
    if (same) return same.read;
    const read = this.readAnew(game);
    this.earlier.set(game.id, [{ game, read }, ...earlier.slice(0, KEPT - 1)]);
    return read;
  }

  private readAnew(game: EventGame): Read {
    const form = this.form(game);
    if (isBlank(form, game.state)) return { entries: [], why: 'Nothing is filled in yet.' };
    const { request, problems } = this.textsOf(form, game);
    const [problem] = problems;
    if (problem) return { entries: [], why: this.unread(game, problem) };
    const entries = this.rules.requestEntries(game, request, this.engine);
    if (typeof entries === 'string') return { entries: [], why: entries };
    return { entries, why: entries.length === 0 ? this.refused(game, request) : null };
  }

  private scored(game: EventGame): any {
    const form = this.form(game);
    const { request, problems } = this.textsOf(form, game);
    const outcome = problems.length === 0 ? form.score(this.engine, request) : null;
    return outcome?.ok ? outcome.value : null;
  }

  private textsOf(form: Form, game: EventGame): ReadState<any> {
    const state = this.state(game);
    return form.read(state, numbersOfSheet(state));
  }

  private refused(game: EventGame, request: unknown): string {
    const outcome = this.form(game).score(this.engine, request);
    return outcome.ok ? '' : this.sentence(game, outcome.problems[0] as Problem);
  }

  private unread(game: EventGame, { at, message }: PageProblem): string {
    return capital(`${this.nameOf(game, at)} ${message}`);
  }

  private nameOf(game: EventGame, at: string): string {
    if (at === '/category') return 'the game that was played (its category)';
    if (at.endsWith('/hours')) return 'the game’s length in hours';
    return this.form(game).nameOf(at, game.state);
  }
}

/** How many earlier contents of a game are kept as they were read. */
const KEPT = 3;

/** The text of each form's blank contents. */
const blanks = new WeakMap<Form, string>();

function isBlank(form: Form, state: GameState): boolean {
  const blank = blanks.get(form) ?? JSON.stringify({ ...form.state.blank(), heading: '' });
  blanks.set(form, blank);
  return JSON.stringify({ ...state, heading: '' }) === blank;
}
