// Loads the forms of systems and tools on demand, by file name.
import type { Form } from '../form/form.ts';
import { inSheetMarks } from '../ui/sheet_marks.ts';

const SYSTEM_FORMS = import.meta.glob<Form>(['./*/*form.ts', '!./compare/*'], { import: 'form' });
const TOOL_FORMS = import.meta.glob<Form>('./compare/*form.ts', { import: 'form' });

/** Loads a form by its id: "rplops" from rplops/form.ts, "puffing-billy/final" from puffing-billy/final_form.ts. */
export function openForm(id: string): Promise<Form> {
  return openFrom({ ...SYSTEM_FORMS, ...TOOL_FORMS }, id);
}

/** The same for the forms of systems alone: what is embedded carries no others. */
export function openSystemForm(id: string): Promise<Form> {
  return openFrom(SYSTEM_FORMS, id);
}

async function openFrom(forms: Record<string, () => Promise<Form>>, id: string): Promise<Form> {
  const [page, tab] = id.split('/');
  return inOwnStyle(await found(forms[`./${page}/${tab ? `${tab}_` : ''}form.ts`], id));
}

/** The form, which reads each sheet in the sheet's own number style. */
function inOwnStyle(form: Form): Form {
  const { inEvent } = form;
  return {
    ...form,
    read: (state, numbers) => inSheetMarks(state, () => form.read(state, numbers)),
    ...(inEvent ? { inEvent: inOwnStyle(inEvent) } : {}),
  };
}

export function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
