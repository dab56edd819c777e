// The website's engine: WebAssembly in a file of its own. After a failure the next call tries again.
import load, { type Tallysheet } from 'tallysheet';
import wasm from '../../../build/package/tallysheet.wasm?url';

export function loadEngine(): Promise<Tallysheet> {
  return load({ wasm });
}
