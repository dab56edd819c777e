// What the engine says to an event. Every game's texts are read once for as long as they stay as
// they are; the standings are asked for in one piece, and a game that they refuse is left out.
import type { Problem, Tallysheet } from 'tallysheet';
import { capital } from '../entry/figures.ts';
import { Slices } from '../slices.ts';
import type { Form, PageProblem } from '../system.ts';
import { SETTINGS, type EventGame, type EventSystem, type GameForm, type GameState } from './event.ts';
import { KINDS } from './kinds/kinds.ts';
import type { Kind, Piece, Settings, StandingRow } from './kinds/kind.ts';
import type { Ledger } from './ledger.ts';

export type Forms = Map<GameForm, Form>;

export interface Standings {
  /** Null where the settings cannot be read. */
  rows: StandingRow[] | null;
  problems: string[];
  left: Left[];
  /** The game behind each entry of the request's list. */
  counted: EventGame[];
  request: any;
}

/** A game that is not in the standings, and why. */
export interface Left {
  game: EventGame;
  why: string;
}

interface Read {
  pieces: Piece[];
  why: string | null;
  /** Whether it was asked about by itself, or stood beside others. */
  alone?: boolean;
}

export class Scoring {
  readonly kind: Kind;
  private reads = new WeakMap<EventGame, Read>();
  private sheets = new WeakMap<EventGame, { sheet: any }>();
  private states = new WeakMap<GameState, GameState>();
  /** Games that are well by themselves, but not beside the others, and why. */
  private readonly beside = new Map<EventGame, string>();
  private last: Standings | null = null;
  private lastEdition = -1;
  private settings: Settings = {};
  private settingsText = '';

  constructor(
    private readonly ledger: Pick<Ledger, 'system' | 'head' | 'games' | 'edition'>,
    private readonly engine: Tallysheet,
    private readonly forms: Forms,
  ) {
    this.kind = KINDS[ledger.system];
  }

  standings(): Standings {
    this.useSettings();
    if (!this.last || this.lastEdition !== this.ledger.edition) this.last = this.asked();
    this.lastEdition = this.ledger.edition;
    return this.last;
  }

  /** The standings, if they need not be asked for. */
  get known(): Standings | null {
    return this.lastEdition === this.ledger.edition ? this.last : null;
  }

  /** Asks for the standings in advance, in slices where there is much to read. */
  async prepare(): Promise<void> {
    this.useSettings();
    const slices = new Slices();
    for (const game of this.ledger.games) {
      this.read(game);
      if (slices.due) await slices.breathe();
    }
    if (slices.breathed) await slices.breathe();
    this.standings();
  }

  form(game: EventGame): Form {
    return this.forms.get(game.form) as Form;
  }

  /** The game's state as its form shows it here: under the event's settings. */
  state(game: EventGame): GameState {
    this.useSettings();
    const state = this.states.get(game.state) ?? overruled(game.state, this.kind.formSettings(this.settings));
    this.states.set(game.state, state);
    return state;
  }

  /** The state as the game keeps it: what the event overrules stays as it was typed. */
  ownState(game: EventGame, state: GameState): GameState {
    const fields = Object.keys(this.kind.formSettings(this.settings)).filter((field) => field in game.state);
    return { ...state, ...Object.fromEntries(fields.map((field) => [field, game.state[field]])) };
  }

  /** The game's own sheet; null where it has none yet. */
  sheet(game: EventGame): any {
    this.useSettings();
    const known = this.sheets.get(game) ?? { sheet: this.scored(game) };
    this.sheets.set(game, known);
    return known.sheet;
  }

  /** Why the game is not in the standings; null where it is. */
  why(game: EventGame): string | null {
    this.useSettings();
    const why = this.whyAlone(game);
    if (why === null && this.kind.besides?.(game)) this.standings();
    return why ?? this.beside.get(game) ?? null;
  }

  /** What the standings of this game alone say. */
  private whyAlone(game: EventGame): string | null {
    const read = this.read(game);
    if (read.why !== null || read.alone) return read.why;
    read.alone = true;
    const { options } = this.kind.options(this.settings);
    const outcome = this.kind.standings(this.engine, { ...options, [this.kind.list]: read.pieces.map(({ value }) => value) });
    const [problem] = outcome.ok ? [] : outcome.problems.flatMap((one) => this.onForm(one, read.pieces) ?? []);
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
    const { settings } = this.ledger.head;
    const text = JSON.stringify(settings);
    if (text === this.settingsText) return;
    this.settingsText = text;
    this.settings = withDefaults(this.ledger.system, settings);
    this.reads = new WeakMap();
    this.sheets = new WeakMap();
    this.states = new WeakMap();
    this.last = null;
  }

  /** Asked anew without the games that were refused, until none is: as a rule once or twice. */
  private asked(): Standings {
    const { options, problems } = this.kind.options(this.settings);
    this.beside.clear();
    this.askNew();
    for (;;) {
      const { pieces, counted } = this.gathered();
      const request = { ...options, [this.kind.list]: pieces.map(({ value }) => value) };
      const outcome = this.kind.standings(this.engine, request);
      const others = outcome.ok ? [] : this.refuse(outcome.problems, pieces, counted);
      const told = [...problems, ...others].map(({ message }) => message);
      const stands = outcome.ok && problems.length === 0;
      if (outcome.ok) for (const game of counted) this.read(game).alone = true;
      if (outcome.ok || others.length > 0) return { rows: stands ? outcome.value.rows : null, problems: told, left: this.left(), counted, request };
    }
  }

  /** One that is just being typed is asked about by itself, rather than all the others twice. */
  private askNew(): void {
    const unasked = this.ledger.games.filter((game) => this.read(game).why === null && !this.read(game).alone);
    if (unasked.length < FEW) unasked.forEach((game) => this.whyAlone(game));
  }

  private gathered(): { pieces: Piece[]; counted: EventGame[] } {
    const pieces: Piece[] = [];
    const counted: EventGame[] = [];
    for (const game of this.ledger.games) {
      if (this.whyNot(game) !== null) continue;
      for (const piece of this.read(game).pieces) {
        pieces.push(piece);
        counted.push(game);
      }
    }
    return { pieces, counted };
  }

  private whyNot(game: EventGame): string | null {
    return this.read(game).why ?? this.beside.get(game) ?? null;
  }

  private left(): Left[] {
    return this.ledger.games.map((game) => ({ game, why: this.whyNot(game) ?? '' })).filter(({ why }) => why !== '');
  }

  /** Notes why games were refused; gives back the problems that are no game's. */
  private refuse(problems: Problem[], pieces: Piece[], counted: EventGame[]): Problem[] {
    const games = problems.flatMap((problem) => counted[this.indexIn(problem)] ?? []);
    const well = games.filter((game) => this.whyAlone(game) === null);
    if (well.length === games.length) this.leaveOne(problems, pieces, counted);
    return problems.filter((problem) => !counted[this.indexIn(problem)]);
  }

  /** Of games that stand in each other's way one at a time: without it another may be well. */
  private leaveOne(problems: Problem[], pieces: Piece[], counted: EventGame[]): void {
    const problem = problems.find((one) => counted[this.indexIn(one)]);
    const onForm = problem && this.onForm(problem, pieces);
    const game = problem && counted[this.indexIn(problem)];
    if (game && onForm) this.beside.set(game, this.sentence(game, onForm));
  }

  /** The problem at its field on the game's own form; null where it is no game's. */
  private onForm(problem: Problem, pieces: Piece[]): Problem | null {
    const piece = pieces[this.indexIn(problem)];
    const [, , , ...rest] = problem.at.split('/');
    return piece ? { ...problem, at: `${piece.at}/${rest.join('/')}` } : null;
  }

  /** "/boards/3/finishers" is the fourth's. */
  private indexIn({ at }: Problem): number {
    const [, list, index = ''] = at.split('/');
    return list === this.kind.list && index !== '' ? Number(index) : -1;
  }

  private read(game: EventGame): Read {
    const known = this.reads.get(game) ?? this.readAnew(game);
    this.reads.set(game, known);
    return known;
  }

  private readAnew(game: EventGame): Read {
    const form = this.form(game);
    const state = this.state(game);
    if (isBlank(form, game.state)) return { pieces: [], why: 'Nothing is filled in yet.' };
    const { request, problems } = form.read(state);
    const [problem] = problems;
    if (problem) return { pieces: [], why: this.unread(game, problem) };
    const pieces = this.kind.pieces(game, request, this.engine);
    if (typeof pieces === 'string') return { pieces: [], why: pieces };
    return { pieces, why: pieces.length === 0 ? this.refused(game, request) : null };
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

function isBlank(form: Form, state: GameState): boolean {
  return JSON.stringify({ ...state, heading: '' }) === JSON.stringify({ ...form.blank(), heading: '' });
}

/** Only what the form itself has is overruled. */
function overruled(state: GameState, settings: object): GameState {
  const fitting = Object.entries(settings).filter(([field]) => field in state);
  return { ...state, ...Object.fromEntries(fitting) };
}

function withDefaults(system: EventSystem, settings: Settings): Settings {
  const usual = Object.entries(SETTINGS[system]).map(([name, values]) => [name, values?.[0] ?? '']);
  return { ...Object.fromEntries(usual), ...settings };
}
