// The engine of the frame: WebAssembly within the script, because the frame is a single file and may load nothing.
import load, { type Tallysheet } from 'tallysheet';
import wasm from '../../../build/package/tallysheet.wasm?url&inline';

export async function loadEngine(): Promise<Tallysheet> {
  const [, base64 = ''] = wasm.split(',');
  return load({ wasm: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) });
}
