// The website's engine: WebAssembly in a file of its own.
import load, { type Tallysheet } from 'tallysheet';
import wasm from '../../../build/package/tallysheet.wasm?url';

/** Loads the engine once; after a failure the next call tries again. */
export function loadEngine(): Promise<Tallysheet> {
  return load({ wasm });
}
