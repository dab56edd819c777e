// The public interface for events: loads the engine of tournaments and seating.
import create from '../build/wasm/events_engine.mjs';
import { Loader } from './loader.ts';
import type { TallysheetEvents } from './tallysheet.d.ts';

const { load, fallback } = new Loader<TallysheetEvents>({
  name: 'tallysheet_events.wasm',
  address: () => new URL(/* @vite-ignore */ 'tallysheet_events.wasm', import.meta.url),
  intact: EVENTS_WASM_FILE,
  create,
  plain: () => import('../build/wasm/plain_events_engine.mjs'),
  advice: "For WebAssembly, pass the file's address: load({ wasm }).",
});

export { load as default, fallback };
