// Loads the forms of the systems on demand, by file name.
import type { Form } from '../form/form.ts';
import { inSheetMarks } from '../ui/sheet_marks.ts';

const FORMS = import.meta.glob<Form>('./*/*form.ts', { import: 'form' });

/** Loads a form by its id: "rplops" from rplops/form.ts, "puffing-billy/final" from puffing-billy/final_form.ts. */
export async function openForm(id: string): Promise<Form> {
  const [system, tab] = id.split('/');
  return inOwnStyle(await found(FORMS[`./${system}/${tab ? `${tab}_` : ''}form.ts`], id));
}

/** The form, which reads each sheet in the sheet's own number style. */
function inOwnStyle(form: Form): Form {
  const { inEvent } = form;
  return {
    ...form,
    read: (state) => inSheetMarks(state, () => form.read(state)),
    ...(inEvent ? { inEvent: inOwnStyle(inEvent) } : {}),
  };
}

export function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
