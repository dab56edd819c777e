// Loads the views of systems and tools on demand, by file name. A view brings the model of its form along, so that a page
// loads both in one file; models.ts has the models alone.
import type { FormView } from '../form/form_view.ts';

const SYSTEM_VIEWS = import.meta.glob<FormView>(
  ['./*/view.ts', './*/*_view.ts', '!./compare/*', '!./diplomacy/*', '!./pentamind/*', '!./*/event_view.ts'],
  {
    import: 'view',
  },
);
const FURTHER_VIEWS = import.meta.glob<FormView>(
  ['./compare/view.ts', './compare/*_view.ts', './diplomacy/view.ts', './pentamind/view.ts'],
  {
    import: 'view',
  },
);

/** Loads a form's view by its id: "rplops" from rplops/view.ts, "puffing-billy/final" from puffing-billy/final_view.ts. */
export function openView(id: string): Promise<FormView> {
  return openFrom({ ...SYSTEM_VIEWS, ...FURTHER_VIEWS }, id);
}

/** The same for the forms of systems alone: what is embedded carries no others. */
export function openSystemView(id: string): Promise<FormView> {
  return openFrom(SYSTEM_VIEWS, id);
}

function openFrom(views: Record<string, () => Promise<FormView>>, id: string): Promise<FormView> {
  const [page, tab] = id.split('/');
  return found(views[`./${page}/${tab ? `${tab}_` : ''}view.ts`], id);
}

export function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
