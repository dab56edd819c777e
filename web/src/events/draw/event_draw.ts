// The draw of an open event. It stays when its page is left, and what is found meanwhile is kept on the device.
import type { TallysheetEvents } from 'tallysheet';
import { keep, kept } from '../../device/storage.ts';
import { loadEventsEngine } from '../../engine/events_engine.ts';
import { searchDraw } from '../../engine/drawing.ts';
import { DrawModel, type DrawDevice } from '../../seating/draw_model.ts';
import { seatsOfForm } from '../../seating/seats.ts';
import type { DrawSource } from '../../seating/request.ts';
import { formsOfNewGames } from '../../systems/all_event_rules.ts';
import type { EventModel } from '../event_model.ts';

const KEY = 'draw/';

const draws = new Map<string, DrawModel>();

/** Null until the engine of events is loaded, after which the event is drawn again. */
export function drawOf(model: EventModel): DrawModel | null {
  const { id } = model.store;
  const known = draws.get(id);
  if (known) {
    known.source = () => sourceOf(model);
    known.device.redraw = model.redraw;
    return known;
  }
  void loadEventsEngine().then((engine) => {
    if (!draws.has(id)) draws.set(id, new DrawModel(() => sourceOf(model), deviceOf(model, engine), engine));
    model.redraw();
  });
  return null;
}

/** The form of the games that are drawn for a round, the current draft's if none is given; null where no form of the
 *  event has one list of players. */
export function drawnForm(model: EventModel, round = draws.get(model.store.id)?.draft.round ?? null): string | null {
  const { system, head } = model.store;
  return formsOfNewGames(system, head.settings, round).find((form) => seatsOfForm(form) !== null) ?? null;
}

function sourceOf(model: EventModel): DrawSource {
  const { store } = model;
  return {
    form: drawnForm(model) ?? '',
    formOf: (round) => drawnForm(model, round) ?? '',
    games: store.games,
    people: store.people,
    settings: store.head.settings,
    places: () => placesIn(model),
  };
}

/** Players' places, by the event's own rule if it has one. */
function placesIn(model: EventModel): Map<string, number> {
  const own = model.ownRule.standings()?.found?.rows;
  const rows = own ?? model.standings().rows ?? [];
  return new Map(rows.flatMap(({ player, place }) => (place === null ? [] : [[player, place]])));
}

function deviceOf(model: EventModel, engine: TallysheetEvents): DrawDevice {
  const key = KEY + model.store.id;
  return {
    read: () => kept(key),
    write: (draft) => void keep(key, draft),
    search: (request, take) => searchDraw(engine, request, take),
    seed: newSeed,
    redraw: model.redraw,
  };
}

/** A seed that is easily read out. */
export function newSeed(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 100_000 + (random % 900_000);
}
