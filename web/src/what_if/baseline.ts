// The scored sheet that a what-if starts from, and how the engine scores changed contents.
import type { FormModel } from '../form/model.ts';
import { scoreForm } from '../form/scored.ts';
import type { PageProblem } from '../form/form.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import type { Baseline, Result, WhatIf } from '../systems/what_if.ts';

const FILES = import.meta.glob<{ whatIfs: Record<string, WhatIf> }>('../systems/*/what_if.ts', { eager: true });

/** The systems' what-ifs, by form id. */
export const WHAT_IFS: Record<string, WhatIf> = Object.assign(
  {},
  ...Object.values(FILES).map(({ whatIfs }) => whatIfs),
);

export interface Scored {
  /** Null where there is a problem. */
  results: Result[] | null;
  problems: PageProblem[];
}

/** Null while the form has no score, and for forms without a what-if. */
export function baselineOf(model: FormModel): Baseline<unknown> | null {
  const { state, sheet, engine, numbers } = model;
  if (!sheet || !engine) return null;
  const whatIf = WHAT_IFS[model.form.id];
  if (!whatIf) return null;
  const results = (changed: unknown) => scored(model, changed).results;
  return { state, sheet, numbers, now: whatIf.results(sheet, state, engine), results };
}

/** Contents as the form would score them. */
export function scored({ form, engine, around }: FormModel, state: unknown): Scored {
  const { sheet, problems } = scoreForm(form, state, engine, numbersOfSheet(state as object, around()));
  if (!engine || sheet === null) return { results: null, problems };
  return { results: (WHAT_IFS[form.id] as WhatIf).results(sheet, state, engine), problems };
}
