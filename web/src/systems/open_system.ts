// Loads the views of the main systems on demand, by file name: what is embedded carries no others. A view brings the model of
// its form along, so that a page loads both in one file; models.ts has the models alone.
import type { FormView } from '../form/form_view.ts';

export const SYSTEM_VIEWS = import.meta.glob<FormView>(
  [
    './*/view.ts',
    './*/*_view.ts',
    '!./compare/*',
    '!./diplomacy/*',
    '!./own-rule/*',
    '!./pentamind/*',
    '!./*/event_view.ts',
  ],
  {
    import: 'view',
  },
);

/** Loads a form's view by its id: "rplops" from rplops/view.ts, "puffing-billy/final" from puffing-billy/final_view.ts. */
export function openSystemView(id: string): Promise<FormView> {
  return openFrom(SYSTEM_VIEWS, id);
}

export function openFrom(views: Record<string, () => Promise<FormView>>, id: string): Promise<FormView> {
  const [page, tab] = id.split('/');
  return found(views[`./${page}/${tab ? `${tab}_` : ''}view.ts`], id);
}

export function found<Part>(load: (() => Promise<Part>) | undefined, id: string): Promise<Part> {
  if (!load) throw new Error(`There is no ${id}.`);
  return load();
}
