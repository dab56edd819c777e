// Links to filled forms: each system lays its own out.
import { contentsOf, linkTo, refused, STRANGE, type Opened } from './link.ts';
import { stateOf, valuesOf, type Layout, type State } from './layout.ts';

const FILES = import.meta.glob<{ layouts: Record<string, Layout> }>('../systems/*/link.ts', { eager: true });

/** By the form's id, which is also its address: "puffing-billy/final". */
export const LAYOUTS: Record<string, Layout> = Object.assign({}, ...Object.values(FILES).map(({ layouts }) => layouts));

export function formLink(form: string, state: object): Promise<string> {
  return linkTo(form, valuesOf(LAYOUTS[form] ?? [], state as State));
}

/** The state that a link to this form carries. */
export async function formOf(form: string, carried: string): Promise<Opened<State>> {
  const layout = Object.hasOwn(LAYOUTS, form) ? LAYOUTS[form] : undefined;
  if (!layout) return refused('It leads to no sheet that this Tallysheet has.');
  const opened = await contentsOf(carried);
  if (!opened.ok) return opened;
  const state = stateOf(layout, opened.contents);
  return state ? { ok: true, contents: state } : refused(STRANGE);
}
