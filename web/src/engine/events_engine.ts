// The engine of tournaments and seating, which only events load. After a failure the next call tries again.
import loadEvents from 'tallysheet/events';
import type { TallysheetEvents } from 'tallysheet';
import wasm from '../../../build/package/tallysheet_events.wasm?url';

export function loadEventsEngine(): Promise<TallysheetEvents> {
  return loadEvents({ wasm });
}
