// The services of an event for a system's own views.
import type { Outcome, Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { EventGame, FormId } from './event_game.ts';
import type { Person } from './person.ts';

export interface EventContext {
  readonly engine: Tallysheet;
  /** The event's id on this device. */
  readonly id: string;
  readonly name: string;
  /** The page's. */
  readonly numbers: Numbers;
  /** In order of entry. */
  readonly games: readonly EventGame[];
  /** Those on its list. */
  readonly people: readonly Person[];
  redraw(): void;
  /** The value as chosen or typed; its default if it was not. */
  setting(name: string): string;
  /** The value that is proposed while a change of the rules waits for an answer; otherwise the setting's. */
  proposedSetting(name: string): string;
  /** Changes a setting in a step that can be undone; `did` is in the past tense. After the first result, a change that
   *  moves a player is proposed. */
  changeSetting(name: string, value: string, did: string): void;
  /** The field of one of the rules' settings. */
  settingField(name: string): unknown;
  /** The request for the standings, and the game of each entry in the request's list. */
  standings(): {
    request: object;
    counted: readonly EventGame[];
    openTies?: { board: number; score: string; players: string[] }[];
  };
  /** Calls another of the system's functions with the standings' request, without blocking the page. */
  ask(name: string): Promise<Outcome<unknown>>;
  /** "Board 12". */
  called(game: EventGame): string;
  /** The address of one of the event's views. */
  link(...view: string[]): string;
  /** Adds a game with these contents and opens it; `did` is in the past tense: "Final made". */
  addGame(form: FormId, contents: object, did: string): void;
  changeGames(games: EventGame[], did: string): void;
  /** Changes a game as it is now, which may not be drawn around its form yet; `did` follows the game's name. */
  changeGame(game: EventGame, change: (now: EventGame) => EventGame, did: string): void;
  /** Whether these similar names were said to be different. */
  areDifferent(one: string, other: string): boolean;
  keepApart(one: string, other: string): void;
  isOpen(part: string): boolean;
  toggle(part: string): void;
  /** How many items of a long list to draw now: one more portion after each painting. Those after the first begin with
   *  the size `next`. */
  portion(list: string, all: number, first: number, next?: number): number;
  /** Whether every list is drawn whole, as for paper. */
  readonly isWhole: boolean;
}
