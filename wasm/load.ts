// The public interface: loads the engine of scores.
import create from '../build/wasm/engine.mjs';
import { Loader } from './loader.ts';
import type { Tallysheet } from './tallysheet.d.ts';

const { load, fallback } = new Loader<Tallysheet>({
  name: 'tallysheet.wasm',
  address: () => new URL(/* @vite-ignore */ 'tallysheet.wasm', import.meta.url),
  intact: WASM_FILE,
  create,
  plain: () => import('../build/wasm/plain_engine.mjs'),
  advice: "For WebAssembly, import 'tallysheet/inline', or pass the file's address: load({ wasm }).",
});

export { load as default, load as loadSheets, fallback };
