// The engine in plain JavaScript, for the single file and for browsers without WebAssembly. The build defines
// WebAssembly as undefined, so that the engine never requests tallysheet.wasm.
import load, { type Tallysheet } from 'tallysheet';

export function loadEngine(): Promise<Tallysheet> {
  return load({ wasm: '' });
}
