// How many steps a search takes at a time. The steps decide what it finds, never the time.

export const FIRST_PORTION = 2_000;

/** As many steps as should take `milliseconds`, from how long the last ones took; at most four times as many. */
export function nextPortion(steps: number, took: number, milliseconds: number): number {
  const factor = Math.min(4, milliseconds / Math.max(took, 0.1));
  return Math.max(FIRST_PORTION, Math.round(steps * factor));
}
