// How many steps a search takes at a time. The steps decide what it finds, never the time.

export const FIRST_PORTION = 2_000;

/** The number of steps that should take `milliseconds`, judging by the last portion, but at most four times its steps. */
export function nextPortion(steps: number, took: number, milliseconds: number): number {
  const factor = Math.min(4, milliseconds / Math.max(took, 0.1));
  return Math.max(FIRST_PORTION, Math.round(steps * factor));
}
