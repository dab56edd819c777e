// Loads the models of forms on demand, by file name, for what draws nothing: the command and tests. The page loads models
// with their views; see open.ts.
import type { Form } from '../form/form.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';

const MODELS = import.meta.glob<Form>(['./*/model.ts', './*/*_model.ts'], { import: 'form' });

/** Loads a form by its id: "rplops" from rplops/model.ts, "puffing-billy/final" from puffing-billy/final_model.ts. */
export async function openForm(id: string): Promise<Form> {
  const [page, tab] = id.split('/');
  const load = MODELS[`./${page}/${tab ? `${tab}_` : ''}model.ts`];
  if (!load) throw new Error(`There is no ${id}.`);
  const form = await load();
  await form.prepare?.(async () => (await import('tallysheet/events')).default());
  return form;
}

/** The forms whose games an event of this system accepts, by id, as an event has them. */
export async function openEventForms(system: SystemId): Promise<Map<FormId, Form>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await openEventForm(id)] as const)));
}

async function openEventForm(id: FormId): Promise<Form> {
  const form = await openForm(id);
  return form.inEvent ?? form;
}
