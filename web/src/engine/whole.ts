// The page starts with an engine of two thirds the size, which scores single sheets. Events and comparisons need the whole.
import type { SheetScoring, Tallysheet } from 'tallysheet';

export function isWhole(engine: SheetScoring): engine is Tallysheet {
  return 'diplomacy' in engine;
}

/** Null where the engine is not there yet, or not the whole. */
export function wholeOf(engine: SheetScoring | null): Tallysheet | null {
  return engine && isWhole(engine) ? engine : null;
}
