// The engine's results for an event. Each game's texts are read once until they change. The standings are calculated in
// one call, leaving out games that the engine refuses.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import { capital } from '../ui/figures.ts';
import { rest } from '../device/painting.ts';
import { Slices } from '../device/slices.ts';
import { engineBeside, type EngineBeside } from '../engine/beside.ts';
import type { Form, PageProblem } from '../form/form.ts';
import type { EventGame, FormId, GameState } from '../systems/event_game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import {
  allSettings,
  underSettings,
  type EventRules,
  type RequestEntry,
  type Settings,
  type StandingRow,
} from '../systems/event_rules.ts';
import { namesIn } from '../systems/player_names.ts';
import { entryOf, onForm, standingsRequest } from '../systems/standings_request.ts';
import type { EventStore } from './event_store.ts';

export type Forms = Map<FormId, Form>;

export interface Standings {
  /** Null if the settings are invalid. */
  rows: StandingRow[] | null;
  problems: string[];
  left: Left[];
  /** The game of each entry in the request's list. */
  counted: EventGame[];
  request: any;
}

/** A game that is not in the standings, with the reason. */
export interface Left {
  game: EventGame;
  why: string;
}

interface Read {
  entries: RequestEntry[];
  why: string | null;
  /** Whether the engine has accepted this game, on its own or with others. */
  alone?: boolean;
}

export class Scoring {
  readonly rules: EventRules;
  private reads = new WeakMap<EventGame, Read>();
  private sheets = new WeakMap<EventGame, { sheet: any }>();
  private states = new WeakMap<GameState, GameState>();
  /** Games that are valid on their own but not together with the others, with the reason. */
  private readonly beside = new Map<EventGame, string>();
  private last: Standings | null = null;
  private lastEdition = -1;
  /** While the engine beside calculates them. */
  private coming: Promise<void> | undefined;
  private settings: Settings = {};
  private settingsText = '';

  constructor(
    private readonly store: Pick<EventStore, 'system' | 'head' | 'games' | 'edition'>,
    private readonly engine: Tallysheet,
    private readonly forms: Forms,
  ) {
    this.rules = rulesOf(store.system);
  }

  standings(): Standings {
    this.useSettings();
    if (!this.last || this.lastEdition !== this.store.edition) this.last = this.calculate();
    this.lastEdition = this.store.edition;
    return this.last;
  }

  /** The standings, if they are already calculated. */
  get known(): Standings | null {
    return this.lastEdition === this.store.edition ? this.last : null;
  }

  /** Calculates the standings ahead of time: of many games in slices, and by the engine beside this one if there is one. */
  async prepare(): Promise<void> {
    const slices = await this.readAhead();
    if (slices.breathed) await slices.breathe();
    while (this.helper && !this.known)
      await (this.coming ??= this.calculateBeside().finally(() => (this.coming = undefined)));
    this.standings();
  }

  /** Whether an engine beside the page's own calculates the standings; of few games, the page's own is as quick. */
  get isHelped(): boolean {
    return this.helper !== null;
  }

  /** Whether it is worth having an engine beside the page's own. */
  get isLong(): boolean {
    return this.rules.record !== undefined && this.store.games.length >= MANY;
  }

  private get helper(): EngineBeside | null {
    return this.isLong ? engineBeside() : null;
  }

  /** Asks another function of the system about the games of the standings. */
  async ask(name: string): Promise<Outcome<any>> {
    const { request } = this.standings();
    const { record = '', list } = this.rules;
    const helped = await this.helper?.ask({ record, name, list }, request).catch(() => null);
    return helped ?? (this.engine as any)[record][name](request);
  }

  /** The standings of some of these games. */
  async standingsOf(request: any): Promise<Outcome<{ rows: StandingRow[] }>> {
    const { record = '', list } = this.rules;
    const helped = await this.helper?.ask({ record, name: 'standings', list }, request).catch(() => null);
    return helped ?? this.rules.standings(this.engine, request);
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
      if (slices.due) await slices.breathe();
    }
    return slices;
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

  /** Why the game is not in the standings; null if it is. */
  why(game: EventGame): string | null {
    this.useSettings();
    const why = this.whyAlone(game);
    if (why === null && this.rules.besides?.(game)) this.standings();
    return why ?? this.beside.get(game) ?? null;
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

  private scored(game: EventGame): any {
    const form = this.form(game);
    const { request, problems } = form.read(this.state(game));
    const outcome = problems.length === 0 ? form.score(this.engine, request) : null;
    return outcome?.ok ? outcome.value : null;
  }

  private useSettings(): void {
    const { settings } = this.store.head;
    const text = JSON.stringify(settings);
    if (text === this.settingsText) return;
    this.settingsText = text;
    this.settings = allSettings(this.rules, settings);
    this.reads = new WeakMap();
    this.sheets = new WeakMap();
    this.states = new WeakMap();
    this.last = null;
  }

  private calculate(): Standings {
    const rounds = this.rounds();
    let round = rounds.next();
    while (!round.done) round = rounds.next(this.rules.standings(this.engine, round.value));
    return round.value;
  }

  /** The same by the engine beside. What an event was that has changed meanwhile is dropped. */
  private async calculateBeside(): Promise<void> {
    const { edition } = this.store;
    this.useSettings();
    const rounds = this.rounds();
    let round = rounds.next();
    while (!round.done) {
      const outcome = await this.standingsOf(round.value);
      if (edition !== this.store.edition) return;
      round = rounds.next(outcome);
    }
    this.last = round.value;
    this.lastEdition = edition;
  }

  /** Repeats the request, which it yields, without refused games until none is refused; usually once or twice. */
  private *rounds(): Generator<any, Standings, Outcome<{ rows: StandingRow[] }>> {
    const { options, problems } = this.rules.options(this.settings);
    this.beside.clear();
    this.checkNew();
    for (;;) {
      const { entries, counted } = this.gathered();
      const request = standingsRequest(this.rules, options, entries);
      const outcome = yield request;
      const others = outcome.ok ? [] : this.refuse(outcome.problems, entries, counted);
      const messages = [...problems, ...others].map(({ message }) => message);
      const stands = outcome.ok && problems.length === 0;
      if (outcome.ok) this.accept(counted);
      if (outcome.ok || others.length > 0)
        return { rows: stands ? outcome.value.rows : null, problems: messages, left: this.left(), counted, request };
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
    return this.read(game).why ?? this.beside.get(game) ?? null;
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

  /** Of games that conflict, leaves out one at a time, since the others may then be valid. */
  private leaveOne(problems: Problem[], entries: RequestEntry[], counted: EventGame[]): void {
    const problem = problems.find((one) => counted[entryOf(this.rules, one)]);
    const inForm = problem && onForm(this.rules, problem, entries);
    const game = problem && counted[entryOf(this.rules, problem)];
    if (game && inForm) this.beside.set(game, this.sentence(game, inForm));
  }

  private read(game: EventGame): Read {
    const known = this.reads.get(game) ?? this.readAnew(game);
    this.reads.set(game, known);
    return known;
  }

  private readAnew(game: EventGame): Read {
    const form = this.form(game);
    const state = this.state(game);
    if (isBlank(form, game.state)) return { entries: [], why: 'Nothing is filled in yet.' };
    const { request, problems } = form.read(state);
    const [problem] = problems;
    if (problem) return { entries: [], why: this.unread(game, problem) };
    const entries = this.rules.requestEntries(game, request, this.engine);
    if (typeof entries === 'string') return { entries: [], why: entries };
    return { entries, why: entries.length === 0 ? this.refused(game, request) : null };
  }

  private refused(game: EventGame, request: unknown): string {
    const outcome = this.form(game).score(this.engine, request);
    return outcome.ok ? '' : this.sentence(game, outcome.problems[0] as Problem);
  }

  private unread(game: EventGame, { at, message }: PageProblem): string {
    return capital(`${this.nameOf(game, at)} ${message}`);
  }

  private sentence(game: EventGame, { at, code, message }: Problem): string {
    const here = this.form(game).fieldOf?.(at) ?? at;
    return code === 'required' ? capital(`${this.nameOf(game, here)} is missing.`) : message;
  }

  private nameOf(game: EventGame, at: string): string {
    if (at === '/category') return 'the game that was played (its category)';
    if (at.endsWith('/hours')) return 'the game’s length in hours';
    return this.form(game).nameOf(at, game.state);
  }
}

const FEW = 20;

/** With fewer games, the page's own engine answers within milliseconds. */
const MANY = 150;

/** The text of each form's blank contents. */
const blanks = new WeakMap<Form, string>();

function isBlank(form: Form, state: GameState): boolean {
  const blank = blanks.get(form) ?? JSON.stringify({ ...form.state.blank(), heading: '' });
  blanks.set(form, blank);
  return JSON.stringify({ ...state, heading: '' }) === blank;
}
