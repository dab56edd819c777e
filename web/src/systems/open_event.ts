// Loads what an event needs: the views of its forms with their models, and the engine of its standings.
import type { Tallysheet } from 'tallysheet';
import { loadEventsEngine } from '../engine/events_engine.ts';
import type { FormView } from '../form/form_view.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';
import { rulesOf } from './all_event_rules.ts';
import { openView } from './open.ts';
import type { EventEngine } from './tournament_standings.ts';

/** The views of the forms whose games an event of this system accepts, by id, as an event has them. */
export async function openEventViews(system: SystemId): Promise<Map<FormId, FormView>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await openEventView(id)] as const)));
}

async function openEventView(id: FormId): Promise<FormView> {
  const view = await openView(id);
  return view.inEvent ?? view;
}

/** The engine with all that the standings of the system's events need. */
export async function engineOf(system: SystemId, engine: Tallysheet): Promise<EventEngine> {
  return rulesOf(system).needsEventsEngine ? { ...engine, ...(await loadEventsEngine()) } : { ...engine };
}
