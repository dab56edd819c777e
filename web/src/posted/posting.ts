// Actions on posted figures: they are typed, pasted and cleared, and the reading that explains them is taken over.
import type { PageProblem } from '../form/form.ts';
import type { FormModel } from '../form/model.ts';
import type { Reading } from '../systems/posted_form.ts';
import { checked, type Line } from './checked.ts';
import { withPosted } from './posted_rows.ts';

/** Keys of the fields that were left, so that their problems may be shown. */
const left = new WeakMap<FormModel, Set<string>>();

/** The problem of a figure whose field was left. */
export function shownProblem(model: FormModel, { key, problem }: Line): PageProblem | null {
  return left.get(model)?.has(key) ? problem : null;
}

export function leave(model: FormModel, keys: string[]): void {
  left.set(model, new Set([...(left.get(model) ?? []), ...keys]));
  model.redraw();
}

/** Returns the comparison of the figure with the sheet. */
export function post(model: FormModel, key: string, text: string): Line | undefined {
  model.edit(withPosted(model.state, new Map([[key, text]])));
  return checked(model)?.lines.find((one) => one.key === key);
}

/** Puts a column of figures from this one downwards, in the order of the sheet. */
export function postBelow(model: FormModel, key: string, texts: string[]): void {
  const keys = checked(model)?.lines.map((line) => line.key) ?? [];
  const below = keys.slice(keys.indexOf(key)).slice(0, texts.length);
  leave(model, below);
  const typed = new Map(below.map((one, at) => [one, texts[at] ?? '']));
  model.editUndoably(withPosted(model.state, typed), `${below.length} posted figures pasted`);
}

export function clearPosted(model: FormModel): void {
  const blanks = new Map((checked(model)?.lines ?? []).map(({ key }) => [key, '']));
  model.editUndoably(withPosted(model.state, blanks), 'Posted figures cleared');
}

export function adoptReading(model: FormModel, { words, change }: Reading): void {
  model.editUndoably(change, `Scored ${words}`);
}
