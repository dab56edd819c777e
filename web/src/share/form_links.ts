// Links to filled forms. A form's description defines the contents of its link.
import { contentsOf, packedLink, refused, STRANGE, type Opened } from './link.ts';
import type { Contents } from '../form/state.ts';
import { tabOf } from '../systems/index.ts';

export function formLink(form: string, state: object): Promise<string> {
  return packedLink(form, JSON.stringify(tabOf(form)?.state.toLink(state as Contents) ?? []));
}

/** The state in a link to this form. */
export async function formOf(form: string, carried: string): Promise<Opened<Contents>> {
  const tab = tabOf(form);
  if (!tab) return refused('It does not lead to any sheet in this version of Tallysheet.');
  const opened = await contentsOf(carried);
  if (!opened.ok) return opened;
  const state = tab.state.fromLink(opened.contents);
  return state ? { ok: true, contents: state } : refused(STRANGE);
}
