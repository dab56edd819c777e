// Loads the views of all forms on demand, by file name, with what their scores need.
import type { FormView } from '../form/form_view.ts';
import type { Store } from '../form/model.ts';
import { openFrom, SYSTEM_VIEWS } from './open_system.ts';

const FURTHER_VIEWS = import.meta.glob<FormView>(
  [
    './compare/view.ts',
    './compare/*_view.ts',
    './diplomacy/view.ts',
    './own-rule/view.ts',
    './own-rule/*_view.ts',
    '!./own-rule/event_view.ts',
    './pentamind/view.ts',
  ],
  {
    import: 'view',
  },
);

/** Loads a form's view by its id, as `openSystemView` does. A form says itself if what its score needs could not be loaded.
 *  `store` is where the form is drawn from, if it is. */
export async function openView(id: string, store?: Store): Promise<FormView> {
  const view = await openFrom({ ...SYSTEM_VIEWS, ...FURTHER_VIEWS }, id);
  await view.form.prepare?.(loadEvents, store).catch(() => {});
  return view;
}

async function loadEvents() {
  const { loadEventsEngine } = await import('../engine/events_engine.ts');
  return loadEventsEngine();
}
