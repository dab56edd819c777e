// What the address of a frame asks for: a form, its settings, how it looks, and what is filled in. An address is
// anyone's to write: what it says is compared with what there is, and what does not fit is told and left out.
import { shortened } from '../entry/shortened.ts';
import { formOf, LAYOUTS } from '../links/form_links.ts';
import type { State } from '../links/layout.ts';
import type { Form, System } from '../system.ts';
import { systems } from '../systems.ts';
import { marksOf, type Marks } from './marks.ts';
import { THEMES, type Theme } from './theme.ts';

export interface Wishes {
  system: System | undefined;
  /** Undefined where the address names none that there is. */
  form: Form | undefined;
  theme: Theme | undefined;
  /** How figures are set and read; undefined for the usual way. */
  marks: Marks | undefined;
  /** Fields of the form's state that begin otherwise than blank. */
  presets: State;
  /** What the fragment has filled in. */
  carried: State | undefined;
  /** Sentences. */
  problems: string[];
}

interface Address {
  search: string;
  hash: string;
}

export async function wishesOf({ search, hash }: Address): Promise<Wishes> {
  const asked = new URLSearchParams(search);
  const [path, packed] = partsOf(hash.slice(1));
  const [systemInPath, tabInPath] = path.split('/');
  const problems: string[] = [];
  const system = oneOf('system', asked.get('system') ?? systemInPath ?? '', systems, problems);
  const tab = system && oneOf('form', asked.get('form') ?? tabInPath ?? '', system.tabs, problems);
  const form = await tab?.open();
  const theme = asked.has('theme') ? oneOf('theme', asked.get('theme') ?? '', THEMES.map((id) => ({ id })), problems)?.id : undefined;
  const marks = marksOf(asked.get('locale'));
  if (!marks) problems.push(unfit('locale', asked.get('locale') ?? '', ['the tag of a language, such as de, fr or en-GB']));
  const presets = form ? presetsOf(form.id, asked, problems) : {};
  const carried = form && packed ? await carriedTo(form.id, path, packed, problems) : undefined;
  return { system, form, theme, marks, presets, carried, problems };
}

/** A whole link's "detour-98f?1.…", or only what stands behind the "?". */
function partsOf(fragment: string): [path: string, packed: string] {
  const at = fragment.indexOf('?');
  if (at >= 0) return [fragment.slice(0, at), fragment.slice(at + 1)];
  return /^\d+\./.test(fragment) ? ['', fragment] : [fragment, ''];
}

function oneOf<Item extends { id: string }>(name: string, given: string, items: Item[], problems: string[]): Item | undefined {
  const item = items.find(({ id }) => id === given);
  if (!item) problems.push(unfit(name, given, items.map(({ id }) => id)));
  return item;
}

/** Settings by the names of the state's fields. */
export function presetsOf(form: string, asked: { get(name: string): string | null }, problems: string[]): State {
  const presets: State = {};
  for (const { field, values, take } of LAYOUTS[form] ?? []) {
    const given = asked.get(field);
    if (given === null) continue;
    const value = values ? values.find((one) => String(one) === given) : take(given);
    if (value !== undefined) presets[field] = value;
    else if (values) problems.push(unfit(field, given, values.map(String)));
  }
  return presets;
}

async function carriedTo(form: string, path: string, packed: string, problems: string[]): Promise<State | undefined> {
  const opened = await formOf(path || form, packed);
  if (opened.ok && (path || form) === form) return opened.contents;
  problems.push(`The frame was to be filled in from a link. ${opened.ok ? `That link is for ${path}.` : opened.problem}`);
  return undefined;
}

function unfit(name: string, given: string, possible: string[]): string {
  const all = possible.map((one) => one || 'left out').join(', ');
  return `The address of this frame says ${name}=“${shortened(given)}”. It can be ${all}.`;
}
