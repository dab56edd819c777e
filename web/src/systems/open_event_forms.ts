// Loads the forms of a system's events.
import type { Form } from '../form/form.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';
import { openForm } from './open.ts';

/** The forms whose games an event of this system accepts, by id, as an event has them. */
export async function openEventForms(system: SystemId): Promise<Map<FormId, Form>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await openEventForm(id)] as const)));
}

async function openEventForm(id: FormId): Promise<Form> {
  const form = await openForm(id);
  return form.inEvent ?? form;
}
