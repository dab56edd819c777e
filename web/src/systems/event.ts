// An event as it is stored, and as files and links contain it: plain values, with texts exactly as typed. It holds no
// results; the engine calculates every figure again.
import { newId, type EventGame, type SystemId } from './event_game.ts';
import type { Person } from './person.ts';
import type { Ruling } from './ruling.ts';

export const EVENT_VERSION = 1;

export interface TallyEvent {
  version: typeof EVENT_VERSION;
  id: string;
  name: string;
  system: SystemId;
  /** Settings as chosen or typed, by name. A missing setting has its default. */
  settings: Record<string, string>;
  /** The people of the event, in order of entry; absent until one is on the list. */
  people?: Person[];
  /** What the organiser ruled, in order of entry; absent until there is something. */
  rulings?: Ruling[];
  /** In order of entry. */
  games: EventGame[];
}

export function newEvent(system: SystemId, name: string): TallyEvent {
  return { version: EVENT_VERSION, id: newId(), name, system, settings: {}, games: [] };
}

/** The event as one of its own, should this device have it already. */
export function copyOf(event: TallyEvent): TallyEvent {
  return { ...event, version: EVENT_VERSION, id: newId() };
}
