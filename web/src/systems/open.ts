// Loads the code of the systems on demand, by file name.
import type { TemplateResult } from 'lit/html.js';
import type { Form } from '../form/form.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';

const FORMS = import.meta.glob<Form>('./*/*form.ts', { import: 'form' });
const RULES = import.meta.glob<() => TemplateResult>('./*/rules.ts', { import: 'rules' });

/** Loads a form by its id: "rplops" from rplops/form.ts, "puffing-billy/final" from puffing-billy/final_form.ts. */
export async function openForm(id: string): Promise<Form> {
  const [system, tab] = id.split('/');
  return found(FORMS[`./${system}/${tab ? `${tab}_` : ''}form.ts`], id);
}

/** Loads the forms whose games an event of this system accepts, by id. */
export async function openEventForms(system: SystemId): Promise<Map<FormId, Form>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await openForm(id)] as const)));
}

/** Loads the text of a system's rules. */
export async function openRules(system: string): Promise<TemplateResult> {
  return (await found(RULES[`./${system}/rules.ts`], system))();
}

function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
