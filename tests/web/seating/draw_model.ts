// Helpers of the tests of draws: an event's people and games, and a model that draws by the engine in Node.
import loadEvents from 'tallysheet/events';
import type { SeatingRequest, TallysheetEvents } from 'tallysheet';
import type { Draft } from '../../../web/src/seating/draft.ts';
import { DrawModel, type DrawDevice } from '../../../web/src/seating/draw_model.ts';
import type { DrawSource } from '../../../web/src/seating/request.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person, Presence } from '../../../web/src/systems/person.ts';
import { anRplopsGame } from '../event_site.ts';

export const engine: TallysheetEvents = await loadEvents();

export const numbers = NUMBERS.point;

export const person = (name: string, presence: Presence = 'here', team = ''): Person => ({
  key: name,
  name,
  presence,
  ...(team ? { team } : {}),
});
export const people = (...names: string[]) => names.map((name) => person(name));
export const EIGHT = people('Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal');

/** A game of a round, without a result where `places` is blank. */
export function game(id: string, round: number, board: number, names: string[], places = ''): EventGame {
  const made = anRplopsGame(
    id,
    names.map((name, at) => [name, places && String(at + 1)]),
  );
  return { ...made, round: String(round), board: String(board) };
}

export function source(changes: Partial<DrawSource> = {}): DrawSource {
  return { form: 'rplops', games: [], people: EIGHT, settings: {}, places: () => new Map(), ...changes };
}

interface Held {
  stored: Draft | null;
  requests: SeatingRequest[];
  stopped: boolean;
}

/** A model that draws at once, or keeps its search for `take`. */
export function modelOf(of: () => DrawSource, search?: DrawDevice['search'], stored: unknown = null) {
  const held: Held = { stored: null, requests: [], stopped: false };
  const atOnce: DrawDevice['search'] = (request, take) => {
    held.requests.push(request);
    take(engine.seating.draw(request));
    return () => (held.stopped = true);
  };
  const device: DrawDevice = {
    read: () => stored,
    write: (draft) => (held.stored = structuredClone(draft)),
    search: search ?? atOnce,
    seed: () => 7,
    redraw: () => {},
  };
  return { model: new DrawModel(of, device, engine), held };
}
