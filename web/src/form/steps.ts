// The engine's steps of a calculation: which of them belong to a row, and their terms as they would be written by hand.
import type { Step } from 'tallysheet';
import { bare } from '../ui/figures.ts';

/** The steps of one row of the sheet, by its index; of the whole sheet if null. */
export function stepsOfRow(steps: Step[] | undefined, row: number | null): Step[] {
  return (steps ?? []).filter((step) => step.row === row);
}

export function stepOf(steps: Step[], name: string): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** "(2 + .492) × 3". `set` writes figures below one as the system's own sheets do. */
export function stepTerms(step: Step, set = bare): string {
  const terms = step.terms.split(' ').map((term) => (/^-?\d/.test(term) ? set(term) : term));
  return terms.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
}
