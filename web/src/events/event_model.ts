// The view model of one open event, shared by all its views.
import type { Outcome } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { Surroundings } from '../numbers/sheet_numbers.ts';
import type { Form } from '../form/form.ts';
import type { FormView } from '../form/form_view.ts';
import { FormModel, type Store } from '../form/model.ts';
import type { Page } from '../systems/system.ts';
import type { EventContext } from '../systems/event_context.ts';
import { newGame, type EventGame, type FormId, type GameState, type SystemId } from '../systems/event_game.ts';
import { rulesOf, systemName } from '../systems/all_event_rules.ts';
import type { Person } from '../systems/person.ts';
import { eventForms, eventSystem } from '../systems/event_systems.ts';
import { gameName } from '../systems/game_name.ts';
import { engineOf, openEventViews } from '../systems/open_event.ts';
import type { EventStore } from '../store/event_store.ts';
import { areDifferent, DIFFERENT_NAMES, withDifferent } from '../systems/different_names.ts';
import { allSettings } from '../systems/event_rules.ts';
import { viewsOf, type EventViews } from '../systems/event_views.ts';
import type { EventEngine } from '../systems/tournament_standings.ts';
import { namesIn } from '../systems/player_names.ts';
import { shortened } from '../ui/sentences.ts';
import type { Standings } from '../scoring/counted_games.ts';
import { formsOf } from '../scoring/game.ts';
import { OwnRule } from './own_rule.ts';
import { RuleDraft } from './rule_draft.ts';
import { Scoring } from './scoring.ts';
import { afterPainting } from '../device/painting.ts';
import { Portions } from './portions.ts';
import { noteEntry } from '../store/safekeeping.ts';
import { settingField } from './views/setting_fields.ts';

/** How long nothing changes before the standings are calculated ahead: milliseconds. */
const A_REST = 300;

export class EventModel implements EventContext {
  readonly forms: Map<FormId, Form>;
  readonly scoring: Scoring;
  readonly ownRule: OwnRule;
  /** The event's settings as they are to be changed. */
  readonly rules: RuleDraft;
  redraw: () => void = () => {};
  /** Id of a new game, whose first blank field takes the focus. */
  entering = '';
  /** While a form writes what is typed into it: the form draws that itself, and what is around it can wait. */
  private isTyping = false;
  private readonly opened = new Set<string>();
  private readonly models = new Map<string, FormModel>();
  private names: { edition: number; games: Map<string, EventGame[]> } | null = null;
  private preparing: ReturnType<typeof setTimeout> | undefined;
  /** View state kept between redraws, such as the number of rows shown and the search text. */
  readonly notes = new Map<string, string>();
  readonly portions = new Portions(() => this.redraw());
  private readonly stopFollowing: () => void;

  constructor(
    readonly store: EventStore,
    readonly engine: EventEngine,
    readonly views: Map<FormId, FormView>,
    /** How numbers are written on the page now. */
    readonly around: () => Surroundings,
  ) {
    this.forms = formsOf(views);
    this.scoring = new Scoring(store, engine, this.forms, () => this.numbers);
    this.ownRule = new OwnRule(store, this.scoring, () => this.numbers);
    const { scoring, ownRule } = this;
    this.rules = new RuleDraft({
      ...{ store, engine, scoring, ownRule, forms: this.forms },
      numbers: () => this.numbers,
      redraw: () => this.redraw(),
    });
    this.stopFollowing = store.follow(() => {
      if (!store.isKept) noteEntry();
      this.prepareSoon();
      if (this.isTyping) afterPainting(() => this.redraw());
      else this.redraw();
    });
  }

  /** Once its page is left. */
  close(): void {
    clearTimeout(this.preparing);
    this.stopFollowing();
  }

  link(...parts: string[]): string {
    return ['#event', this.store.id, ...parts.map(encodeURIComponent)].join('/');
  }

  go(...parts: string[]): void {
    location.hash = this.link(...parts);
  }

  isOpen(part: string): boolean {
    return this.opened.has(part);
  }

  toggle(part: string): void {
    if (!this.opened.delete(part)) this.opened.add(part);
    this.redraw();
  }

  note(name: string, value: string): void {
    this.notes.set(name, value);
    this.redraw();
  }

  /** The page's. */
  get numbers(): Numbers {
    return this.around().numbers;
  }

  /** A figure as the system's sheets write it. */
  readonly figure = (total: string): string => this.scoring.rules.figure(total, this.numbers);

  /** The page of the event's own system. */
  get system(): Page {
    return eventSystem(this.store.system);
  }

  /** Views that only events of this system have; none in an event of several systems. */
  get ownViews(): EventViews {
    return viewsOf(this.store.system);
  }

  /** Whether the forms of all games, and the engine of the standings, are loaded. */
  get isOpened(): boolean {
    const { store, engine, views } = this;
    const needsEngine = rulesOf(store.system).needsEventsEngine && !engine.tournament;
    return !needsEngine && eventForms(store.system).every((form) => views.has(form));
  }

  /** Loads what games of this system need besides what is loaded, as before a round is scored in another. */
  async openSystem(system: SystemId = this.store.system): Promise<void> {
    for (const [id, view] of await openEventViews(system)) {
      this.views.set(id, view);
      this.forms.set(id, view.form);
    }
    Object.assign(this.engine, await engineOf(system, this.engine));
  }

  /** The name of what the event is scored by. */
  get systemName(): string {
    return systemName(this.store.system, this.store.head.settings);
  }

  get id(): string {
    return this.store.id;
  }

  get name(): string {
    return this.store.head.name;
  }

  get people(): Person[] {
    return this.store.people;
  }

  get games(): EventGame[] {
    return this.store.games;
  }

  setting(name: string): string {
    return allSettings(this.scoring.rules, this.store.head.settings)[name] ?? '';
  }

  areDifferent(one: string, other: string): boolean {
    return areDifferent(this.setting(DIFFERENT_NAMES.name), one, other);
  }

  keepApart(one: string, other: string): void {
    const { name } = DIFFERENT_NAMES;
    const settings = { ...this.store.head.settings, [name]: withDifferent(this.setting(name), one, other) };
    this.store.changeHead({ settings }, `${shortened(one)} and ${shortened(other)} kept apart`);
  }

  proposedSetting(name: string): string {
    return this.rules.setting(name);
  }

  changeSetting(name: string, value: string, did: string): void {
    this.rules.change({ [name]: value }, did);
  }

  settingField(name: string): unknown {
    const setting = this.scoring.rules.settings.find((one) => one.name === name);
    return setting && settingField(this.store, setting);
  }

  portion(list: string, all: number, first: number, next?: number): number {
    return this.portions.of(list, all, first, next);
  }

  get isWhole(): boolean {
    return this.portions.isWhole;
  }

  standings(): Standings {
    return this.scoring.standings();
  }

  /** Has the engine in the worker calculate the standings, and what the system's own view shows of them, before anybody
   *  asks for them. */
  async prepareAhead(): Promise<void> {
    const { scoring } = this;
    if (!scoring.usesWorker) return;
    await scoring.prepare();
    await this.ownViews.view?.prepare?.(this);
    await this.ownRule.prepareAhead();
  }

  private prepareSoon(): void {
    clearTimeout(this.preparing);
    if (this.scoring.isLong) this.preparing = setTimeout(() => void this.prepareAhead(), A_REST);
  }

  ask(name: string): Promise<Outcome<unknown>> {
    return this.scoring.ask(name);
  }

  changeGames(games: EventGame[], did: string): void {
    this.store.changeGames(games, did);
  }

  /** The game as it is now: what is around a form is drawn only once typing in it is painted. */
  asItIs(game: EventGame): EventGame {
    return this.store.game(game.id) ?? game;
  }

  /** Changes that have the same `sort` and follow each other are undone together. */
  changeGame({ id }: EventGame, change: (now: EventGame) => EventGame, did: string, sort?: string): void {
    const now = this.store.game(id);
    if (now) this.store.changeGames([change(now)], `${this.called(now)}: ${did}`, sort);
  }

  addGame(form: FormId, contents: object, did: string): void {
    const blank = this.forms.get(form)?.state.blank();
    this.openNew(newGame(form, { heading: '', ...blank, ...contents }), did);
  }

  /** Adds the game and opens its form. The second click of a double click adds none. */
  openNew(game: EventGame, did: string): void {
    if (this.store.game(this.entering)) return this.go('game', this.entering);
    this.store.addGames([game], did);
    this.entering = game.id;
    this.go('game', game.id);
  }

  /** The games of every player, in order of entry; players in order of first appearance. */
  get players(): Map<string, EventGame[]> {
    const { edition } = this.store;
    if (this.names?.edition !== edition) this.names = { edition, games: playersOf(this.store.games) };
    return this.names.games;
  }

  /** "R3 board 1", "Board 12". */
  called(game: EventGame): string {
    return gameName(game, this.store.games.indexOf(game) + 1);
  }

  readonly sheetOf = (game: EventGame): object | null => this.scoring.sheet(game);

  viewOf({ form }: EventGame): FormView {
    return this.views.get(form) as FormView;
  }

  /** The form model of a game. It writes into the event. */
  modelOf(game: EventGame): FormModel {
    const known = this.models.get(game.id);
    const model = known?.form === this.scoring.form(game) ? known : this.newModel(game);
    this.models.set(game.id, model);
    model.overruled = this.scoring.overruled(game);
    const state = this.scoring.state(game);
    if (model.state !== state && JSON.stringify(model.state) !== JSON.stringify(state)) model.adopt(state);
    return model;
  }

  /** Ends the current undo step, so that further typing is undone separately. */
  leaveGame(): void {
    this.store.history.pause();
  }

  private newModel(game: EventGame): FormModel {
    const { id } = game;
    const store: Store = {
      read: () => this.scoring.state(game),
      write: (_, state) => this.correct(id, state as GameState),
    };
    const model = new FormModel(this.scoring.form(game), store, this.around);
    model.useEngine(this.engine);
    return model;
  }

  private correct(id: string, state: GameState): void {
    const game = this.store.game(id);
    if (!game) return;
    const changed = { ...game, state: this.scoring.ownState(game, state) };
    this.isTyping = true;
    try {
      this.store.changeGames([changed], `${this.called(game)} edited`, `game ${id}`);
    } finally {
      this.isTyping = false;
    }
  }
}

function playersOf(games: EventGame[]): Map<string, EventGame[]> {
  const players = new Map<string, EventGame[]>();
  for (const game of games) {
    for (const name of namesIn(game.state)) {
      const theirs = players.get(name);
      if (theirs) theirs.push(game);
      else players.set(name, [game]);
    }
  }
  return players;
}
