// The engine of the frame: WebAssembly within the script, because the frame is a single file and may load nothing.
import { loadSheets, type SheetScoring } from 'tallysheet';
import wasm from '../../../build/package/tallysheet_sheets.wasm?url&inline';

export async function loadEngine(): Promise<SheetScoring> {
  const [, base64 = ''] = wasm.split(',');
  return loadSheets({ wasm: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) });
}
