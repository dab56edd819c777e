// Loads the views of systems and tools on demand, by file name. A view brings the model of its form along, so that a page
// loads both in one file; models.ts has the models alone.
import type { Form } from '../form/form.ts';
import type { FormView } from '../form/form_view.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';

const SYSTEM_VIEWS = import.meta.glob<FormView>(
  ['./*/view.ts', './*/*_view.ts', '!./compare/*', '!./*/event_view.ts'],
  {
    import: 'view',
  },
);
const TOOL_VIEWS = import.meta.glob<FormView>(['./compare/view.ts', './compare/*_view.ts'], { import: 'view' });

/** Loads a form's view by its id: "rplops" from rplops/view.ts, "puffing-billy/final" from puffing-billy/final_view.ts. */
export function openView(id: string): Promise<FormView> {
  return openFrom({ ...SYSTEM_VIEWS, ...TOOL_VIEWS }, id);
}

/** The same for the forms of systems alone: what is embedded carries no others. */
export function openSystemView(id: string): Promise<FormView> {
  return openFrom(SYSTEM_VIEWS, id);
}

/** The views of the forms whose games an event of this system accepts, by id, as an event has them. */
export async function openEventViews(system: SystemId): Promise<Map<FormId, FormView>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await openEventView(id)] as const)));
}

async function openEventView(id: FormId): Promise<FormView> {
  const view = await openView(id);
  return view.inEvent ?? view;
}

/** The models of these views. */
export function formsOf(views: Map<FormId, FormView>): Map<FormId, Form> {
  return new Map([...views].map(([id, { form }]) => [id, form]));
}

function openFrom(views: Record<string, () => Promise<FormView>>, id: string): Promise<FormView> {
  const [page, tab] = id.split('/');
  return found(views[`./${page}/${tab ? `${tab}_` : ''}view.ts`], id);
}

export function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
