// Loads the sheets of an event's games with the models of their forms, but without the fields, for pages that are only read.
import type { TallysheetEvents } from 'tallysheet';
import type { Form } from '../form/form.ts';
import type { FormView } from '../form/form_view.ts';
import type { FormId, SystemId } from './event_game.ts';
import { eventForms } from './event_systems.ts';
import { found } from './open_system.ts';

/** What a read-only page needs of a form's view. */
export type SheetView = Pick<FormView, 'form' | 'sheet'>;

const MODELS = import.meta.glob<Form>(['./*/model.ts', './*/*_model.ts', '!./compare/*'], { import: 'form' });
const SHEETS = import.meta.glob<FormView['sheet']>(['./*/sheet.ts', './*/*_sheet.ts', '!./compare/*'], {
  import: 'drawSheet',
});

/** The sheets of the forms whose games an event of this system accepts, by the forms' ids, as `openEventViews` has them. */
export async function openEventSheets(
  system: SystemId,
  loadEvents: () => Promise<TallysheetEvents>,
): Promise<Map<FormId, SheetView>> {
  return new Map(await Promise.all(eventForms(system).map(async (id) => [id, await open(id, loadEvents)] as const)));
}

/** "puffing-billy/final" has the model in puffing-billy/final_model.ts and the sheet in final_sheet.ts there; a tab without a
 *  sheet of its own has that of its system. */
async function open(id: FormId, loadEvents: () => Promise<TallysheetEvents>): Promise<SheetView> {
  const [page, tab] = id.split('/');
  const own = tab ? `./${page}/${tab}_` : `./${page}/`;
  const loadSheet = SHEETS[`${own}sheet.ts`] ?? SHEETS[`./${page}/sheet.ts`];
  const [form, sheet] = await Promise.all([found(MODELS[`${own}model.ts`], id), found(loadSheet, id)]);
  await form.prepare?.(loadEvents).catch(() => {});
  return { form: form.inEvent ?? form, sheet };
}
