// Forms filled in and scored without a browser, and what a what-if answers about them.
import '../../../web/docs/no_browser.ts';
import type { FormModel } from '../../../web/src/form/model.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import type { Answer, Baseline, WhatIf } from '../../../web/src/systems/what_if.ts';
import { tallysheet } from '../../wasm/module.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { PLAIN } from '../../../web/src/numbers/sheet_numbers.ts';

const { baselineOf, WHAT_IFS } = await import('../../../web/src/what_if/model.ts');

/** How many random positions of each system are tried; 2,000 take three minutes. */
export const POSITIONS = Number(process.env['WHAT_IF_POSITIONS'] ?? 60);

export interface Asking {
  whatIf: WhatIf;
  /** The engine's result for the contents; null if they have no score. */
  baseline(state: object): Baseline<any> | null;
  answers(state: object, key: string): Answer<any>[];
}

export async function asking(id: string): Promise<Asking> {
  const form = await openForm(id);
  const whatIf = WHAT_IFS[id]!;
  const baseline = (changes: object) => {
    const state = { ...form.state.blank(), ...changes };
    const outcome = form.score(tallysheet, form.read(state, NUMBERS.point).request);
    const sheet = outcome.ok ? outcome.value : null;
    return baselineOf({
      form,
      state,
      sheet,
      engine: tallysheet,
      numbers: NUMBERS.point,
      around: () => PLAIN,
    } as unknown as FormModel);
  };
  const answers = (state: object, key: string) => {
    const about = baseline(state);
    if (!about) throw new Error(`no score: ${JSON.stringify(state)}`);
    return whatIf.answers(about, key);
  };
  return { whatIf, baseline, answers };
}

export function changedAt<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((one, index) => (index === at ? item : one));
}
