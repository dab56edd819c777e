// One event on the desk: what every one of its views needs to know.
import type { Tallysheet } from 'tallysheet';
import { Desk } from '../desk.ts';
import type { System } from '../system.ts';
import type { EventGame, GameState } from './event.ts';
import { systemOf } from './forms.ts';
import type { Ledger } from './ledger.ts';
import { namesIn } from './names.ts';
import { Scoring, type Forms } from './scoring.ts';

export class EventDesk {
  readonly scoring: Scoring;
  readonly system: System;
  redraw: () => void = () => {};
  /** Id of a game just added, to be typed at once. */
  entering = '';
  private readonly opened = new Set<string>();
  private readonly desks = new Map<string, Desk>();
  private names: { edition: number; games: Map<string, EventGame[]> } | null = null;
  /** What a view keeps for itself between drawings: how far it is unfolded, what is looked for. */
  readonly notes = new Map<string, string>();

  constructor(
    readonly ledger: Ledger,
    readonly engine: Tallysheet,
    readonly forms: Forms,
  ) {
    this.scoring = new Scoring(ledger, engine, forms);
    this.system = systemOf(ledger.system);
    ledger.follow(() => this.redraw());
  }

  link(...parts: string[]): string {
    return ['#event', this.ledger.id, ...parts.map(encodeURIComponent)].join('/');
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

  /** Every player's games, in order of entry; the players in order of first appearance. */
  get players(): Map<string, EventGame[]> {
    const { edition } = this.ledger;
    if (this.names?.edition !== edition) this.names = { edition, games: playersOf(this.ledger.games) };
    return this.names.games;
  }

  /** "Board 12". */
  called(game: EventGame): string {
    return `${NOUNS[game.form]} ${this.ledger.games.indexOf(game) + 1}`;
  }

  /** The game on its own form, which writes into the event. */
  deskOf(game: EventGame): Desk {
    const desk = this.desks.get(game.id) ?? this.newDesk(game);
    this.desks.set(game.id, desk);
    const state = this.scoring.state(game);
    if (desk.state !== state && JSON.stringify(desk.state) !== JSON.stringify(state)) desk.take(state);
    return desk;
  }

  /** What is typed from here on can be undone by itself. */
  leaveGame(): void {
    this.ledger.steps.pause();
  }

  private newDesk(game: EventGame): Desk {
    const { id } = game;
    const desk = new Desk(this.scoring.form(game), {
      read: () => this.scoring.state(game),
      write: (_, state) => this.correct(id, state as GameState),
    });
    desk.useEngine(this.engine);
    return desk;
  }

  private correct(id: string, state: GameState): void {
    const game = this.ledger.game(id);
    if (game) this.ledger.change([{ ...game, state: this.scoring.ownState(game, state) }], `${this.called(game)} corrected`, `game ${id}`);
  }
}

const NOUNS: Record<EventGame['form'], string> = {
  'puffing-billy': 'Board',
  'puffing-billy/final': 'Final',
  'union-pacific': 'Two-game final',
  'size-matters': 'Game',
  'detour-98f': 'Game',
  rplops: 'Game',
};

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
