// Forms filled in and scored without a browser, and what a what-if answers about them.
import '../../../web/docs/no_browser.ts';
import type { FormModel } from '../../../web/src/form/model.ts';
import { openForm } from '../../../web/src/systems/open.ts';
import type { Answer, Asked, WhatIf } from '../../../web/src/systems/what_if.ts';
import { tallysheet } from '../../wasm/module.ts';

const { askedOf, WHAT_IFS } = await import('../../../web/src/what_if/asked.ts');

/** How many random positions of each system are tried; 2,000 take three minutes. */
export const POSITIONS = Number(process.env['WHAT_IF_POSITIONS'] ?? 150);

export interface Asking {
  whatIf: WhatIf;
  /** What the engine makes of the contents; null where they have no score. */
  asked(state: object): Asked<any> | null;
  answers(state: object, key: string): Answer<any>[];
}

export async function asking(id: string): Promise<Asking> {
  const form = await openForm(id);
  const whatIf = WHAT_IFS[id]!;
  const asked = (changes: object) => {
    const state = { ...form.state.blank(), ...changes };
    const outcome = form.score(tallysheet, form.read(state).request);
    const sheet = outcome.ok ? outcome.value : null;
    return askedOf({ form, state, sheet, engine: tallysheet } as unknown as FormModel);
  };
  const answers = (state: object, key: string) => {
    const about = asked(state);
    if (!about) throw new Error(`no score: ${JSON.stringify(state)}`);
    return whatIf.answers(about, key);
  };
  return { whatIf, asked, answers };
}

export function changedAt<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((one, index) => (index === at ? item : one));
}
