// Reads the element's attributes: a system's form, and its settings by the names of the state's fields.
import { presetsOf, sheetTitle } from '../options.ts';
import { singleFields, type State, type StateDescription } from '../../form/state.ts';
import type { FormView } from '../../form/form_view.ts';
import { openSystemView } from '../../systems/open_system.ts';
import { formId, systems } from '../../systems/index.ts';

/** Every setting of any form. Lists of rows are excluded, because one attribute cannot hold them. */
export const SETTINGS = [
  ...new Set(systems.flatMap(({ tabs }) => tabs.flatMap(({ state }) => singleFields(state))).map(([name]) => name)),
];

export interface RequestedSheet {
  /** The same for two requests that show the same. */
  key?: string;
  /** The id of the system. */
  system?: string;
  title?: string;
  open?: () => Promise<FormView>;
  /** Fields that the form does not show, since an attribute decides them. */
  fixed?: State;
  /** What stands above the form. */
  above?: unknown;
  problem?: string;
}

export function requestedSheet(element: Element): RequestedSheet {
  const system = systems.find(({ id }) => id === element.getAttribute('system'));
  const tab = system?.tabs.find(({ id }) => id === variantOf(element));
  const sheet = { key: `${system?.id}/${tab?.id}`, system: system?.id ?? '', title: sheetTitle(system, tab) };
  if (element.hasAttribute('rule')) return { ...sheet, problem: 'The attribute “rule” needs tally-sheet-rules.js.' };
  if (!system) return { ...sheet, problem: `The attribute “system” can be ${listed(systems)}.` };
  if (!tab) return { ...sheet, problem: `The attribute “variant” can be ${listed(system.tabs)}.` };
  return { ...sheet, open: () => openSystemView(formId(system, tab.id)) };
}

function listed(choices: readonly { id: string }[]): string {
  return choices.map(({ id }) => id || 'left out').join(', ');
}

/** The frame calls it “form”, which elsewhere is the id of the form that a field belongs to. */
function variantOf(element: Element): string {
  const form = element.getAttribute('form') ?? '';
  const isOwner = (element.getRootNode() as Document | ShadowRoot).getElementById?.(form);
  return element.getAttribute('variant') ?? (isOwner ? '' : form);
}

/** The valid settings; invalid attributes are ignored. */
export function settingsOf(description: StateDescription, element: Element): State {
  return presetsOf(description, { get: (name) => element.getAttribute(name) }, []);
}
