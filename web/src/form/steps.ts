// The engine's steps of a calculation: which of them belong to a row, and their terms as they would be written by hand.
import type { Step } from 'tallysheet';

/** The steps of one row of the sheet, by its index; of the whole sheet if null. */
export function stepsOfRow(steps: Step[] | undefined, row: number | null): Step[] {
  return (steps ?? []).filter((step) => step.row === row);
}

export function stepOf(steps: Step[], name: string): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** Writes a figure as the system's own sheets do: "0.492" or ".492". */
export type Write = (figure: string) => string;

/** "(2 + .492) × 3". */
export function stepTerms(step: Step, write: Write): string {
  const terms = step.terms.split(' ').map((term) => (/^-?\d/.test(term) ? write(term) : term));
  return terms.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
}
