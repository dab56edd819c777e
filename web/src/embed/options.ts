// Reads the options in a frame's address: a form, its settings, its theme, and its contents. Anyone can write an
// address: invalid options are reported and ignored.
import { shortened } from '../ui/sentences.ts';
import { formOf } from '../share/form_links.ts';
import { singleFields, type State, type StateDescription } from '../form/state.ts';
import type { FormView } from '../form/form_view.ts';
import type { System, Tab } from '../systems/system.ts';
import { openSystemView } from '../systems/open_system.ts';
import { formId, systems } from '../systems/index.ts';
import type { Marks } from '../numbers/numbers.ts';
import { marksOf } from './locale.ts';
import { THEMES, type Theme } from './theme.ts';

export interface EmbedOptions {
  system: System | undefined;
  tab: Tab | undefined;
  /** Undefined if the address names no known form. */
  view: FormView | undefined;
  theme: Theme | undefined;
  /** The separators of figures; undefined if the locale is unknown. */
  marks: Marks | undefined;
  /** Fields of the form's state with other initial values than blank. */
  presets: State;
  /** The contents in the fragment. */
  carried: State | undefined;
  problems: string[];
}

/** "Puffing Billy final score sheet". */
export function sheetTitle(system: System | undefined, tab: Tab | undefined): string {
  return system ? `${formName(system, tab)} score sheet` : 'Tallysheet';
}

/** "Puffing Billy final"; the system's name alone for its first form. */
export function formName({ name }: System, tab: Tab | undefined): string {
  return tab?.id ? `${name} ${tab.title.toLowerCase()}` : name;
}

interface Address {
  search: string;
  hash: string;
}

export async function readEmbedOptions({ search, hash }: Address): Promise<EmbedOptions> {
  const options = new URLSearchParams(search);
  const [path, packed] = partsOf(hash.slice(1));
  const [systemInPath, tabInPath] = path.split('/');
  const problems: string[] = [];
  const system = oneOf('system', options.get('system') ?? systemInPath ?? '', systems, problems);
  const word = options.has('form') || !options.has('variant') ? 'form' : 'variant'; // the element's word
  const tab = system && oneOf(word, options.get(word) ?? tabInPath ?? '', system.tabs, problems);
  const view = system && tab && (await openSystemView(formId(system, tab.id)));
  const theme = options.has('theme')
    ? oneOf(
        'theme',
        options.get('theme') ?? '',
        THEMES.map((id) => ({ id })),
        problems,
      )?.id
    : undefined;
  const marks = marksOf(options.get('locale'));
  if (!marks) problems.push(unfit('locale', options.get('locale') ?? '', ['a language tag such as de, fr or en-GB']));
  const presets = view ? presetsOf(view.form.state, options, problems) : {};
  const carried = view && packed ? await carriedTo(view.form.id, path, packed, problems) : undefined;
  return { system, tab, view, theme, marks, presets, carried, problems };
}

/** Accepts the fragment of a whole link ("detour-98f?1.…"), or only the part after "?". */
function partsOf(fragment: string): [path: string, packed: string] {
  const at = fragment.indexOf('?');
  if (at >= 0) return [fragment.slice(0, at), fragment.slice(at + 1)];
  return /^\d+\./.test(fragment) ? ['', fragment] : [fragment, ''];
}

function oneOf<Item extends { id: string }>(
  name: string,
  given: string,
  items: Item[],
  problems: string[],
): Item | undefined {
  const item = items.find(({ id }) => id === given);
  if (!item)
    problems.push(
      unfit(
        name,
        given,
        items.map(({ id }) => id),
      ),
    );
  return item;
}

interface Options {
  get(name: string): string | null;
}

/** Reads settings by the names of the state's fields. */
export function presetsOf(description: StateDescription, options: Options, problems: string[]): State {
  const presets: State = {};
  for (const [name, { values, fromLink }] of singleFields(description)) {
    const given = options.get(name);
    if (given === null) continue;
    const value = values ? values.find((one) => String(one) === given) : fromLink(given);
    if (value !== undefined) presets[name] = value;
    else if (values) problems.push(unfit(name, given, values.map(String)));
  }
  return presets;
}

/** Returns the description with these settings in the blank form and the example. */
export function withPresets(description: StateDescription, presets: () => State): StateDescription {
  const { blank, example } = description;
  return {
    ...description,
    blank: () => ({ ...blank(), ...presets() }),
    example: (around) => ({ ...example(around), ...presets() }),
  };
}

async function carriedTo(form: string, path: string, packed: string, problems: string[]): Promise<State | undefined> {
  const opened = await formOf(path || form, packed);
  if (opened.ok && (path || form) === form) return opened.contents;
  problems.push(
    `The frame could not be filled in from its link. ${opened.ok ? `That link is for ${path}.` : opened.problem}`,
  );
  return undefined;
}

function unfit(name: string, given: string, possible: string[]): string {
  const all = possible.map((one) => one || 'left out').join(', ');
  return `The address of this frame says ${name}=“${shortened(given)}”. It can be ${all}.`;
}
