// What an event needs besides the scores of its games: what counts of them, and who sits where. An engine of its own,
// so that whoever scores a single game does not load it.
import type load from './tallysheet.js';
import type { Fallback, TallysheetEvents } from './tallysheet.js';

/** Loads the engine once, from tallysheet_events.wasm beside the module; otherwise like `load` of 'tallysheet'. */
export default function loadEvents(options?: Parameters<typeof load>[0]): Promise<TallysheetEvents>;

/** Like `fallback` of 'tallysheet', for this engine. */
export function fallback(): Fallback | null;
