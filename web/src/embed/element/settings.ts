// Reads the element's attributes: a system's form, and its settings by the names of the state's fields.
import { presetsOf } from '../options.ts';
import { singleFields, type State, type StateDescription } from '../../form/state.ts';
import type { System } from '../../systems/system.ts';
import { systems } from '../../systems/index.ts';

/** Every setting of any form. Lists of rows are excluded, because one attribute cannot hold them. */
export const SETTINGS = [
  ...new Set(systems.flatMap(({ tabs }) => tabs.flatMap(({ state }) => singleFields(state))).map(([name]) => name)),
];

interface RequestedSheet {
  system?: System;
  tab?: System['tabs'][number];
  problem?: string;
}

export function requestedSheet(element: Element): RequestedSheet {
  const system = systems.find(({ id }) => id === element.getAttribute('system'));
  const tab = system?.tabs.find(({ id }) => id === variantOf(element));
  if (!system) return { problem: `The attribute “system” can be ${systems.map(({ id }) => id).join(', ')}.` };
  if (!tab)
    return {
      system,
      problem: `The attribute “variant” can be ${system.tabs.map(({ id }) => id || 'left out').join(', ')}.`,
    };
  return { system, tab };
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
