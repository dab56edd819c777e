// Takes the game in a code into the event, once: as a new game, into a board that waits for its figures, or, where the event
// has other figures, when the director has said which hold.
import type { Numbers } from '../numbers/numbers.ts';
import { newGame, type EventGame, type GameState } from '../systems/event_game.ts';
import { eventForms, eventSystem } from '../systems/event_systems.ts';
import { gameName } from '../systems/game_name.ts';
import { tabOf } from '../systems/index.ts';
import { namesIn } from '../systems/player_names.ts';
import type { EventStore } from '../store/event_store.ts';
import { shortened } from '../ui/sentences.ts';
import { replacement, twinOf, type Twin } from './added_twice.ts';

export type TakenGame =
  | { kind: 'added' | 'filled in' | 'there already'; game: EventGame; name: string }
  /** Both reports of a board differ: the event's, and the code's. */
  | { kind: 'asks'; twin: Twin; game: EventGame; name: string }
  | { kind: 'refused'; why: string };

type Store = Pick<EventStore, 'system' | 'games' | 'addGames' | 'replaceGames' | 'game'>;

export class ScannedGames {
  /** Takes one after another, or two codes of one game would both be new. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly numbers: () => Numbers,
    /** Whether a game of the event has its figures. */
    private readonly isScored: (game: EventGame) => boolean,
  ) {}

  take(form: string, state: GameState): Promise<TakenGame> {
    const taken = this.last.then(() => this.takeNow(form, state));
    this.last = taken.catch(() => {});
    return taken;
  }

  /** After the director's answer. */
  replace({ twin, game }: Extract<TakenGame, { kind: 'asks' }>): void {
    const now = this.store.game(twin.correction.existing.id);
    if (now) this.store.replaceGames([], [{ ...replacement(twin, game), id: now.id }], 'Figures taken from a code');
  }

  add({ game }: Extract<TakenGame, { kind: 'asks' }>): void {
    this.store.addGames([game], 'Game taken from a code');
  }

  private async takeNow(form: string, state: GameState): Promise<TakenGame> {
    const { store } = this;
    if (!eventForms(store.system).includes(form))
      return {
        kind: 'refused',
        why: `It is a game of ${tabOf(form)?.game ?? form}, and this event is of ${eventSystem(store.system).name}.`,
      };
    if (namesIn(state).length === 0) return { kind: 'refused', why: 'It has no player’s name.' };
    const game = newGame(form, state);
    const twin = await twinOf(store.system, store.games, game, this.numbers());
    if (!twin) return this.added(game);
    const { existing, number } = twin.correction;
    const name = nameOf(existing, number);
    if (twin.kind === 'same') return { kind: 'there already', game: existing, name };
    if (this.isScored(existing)) return { kind: 'asks', twin, game, name };
    store.replaceGames([], [replacement(twin, game)], `${name} taken from a code`);
    return { kind: 'filled in', game: existing, name };
  }

  private added(game: EventGame): TakenGame {
    this.store.addGames([game], 'Game taken from a code');
    return { kind: 'added', game, name: nameOf(game, this.store.games.length) };
  }
}

/** "R1 board 2: Jenny, Damien, Stephen" */
function nameOf(game: EventGame, number: number): string {
  const players = namesIn(game.state).map((name) => shortened(name));
  return `${game.state.heading.trim() || gameName(game, number)}: ${players.join(', ')}`;
}
