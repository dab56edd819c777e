// The website's engines: WebAssembly in files of their own. Each is loaded once; after a failure the next call tries again.
import load, { loadSheets, type SheetScoring, type Tallysheet } from 'tallysheet';
import wholeFile from '../../../build/package/tallysheet.wasm?url';
import sheetsFile from '../../../build/package/tallysheet_sheets.wasm?url';

/** The engine that scores single sheets. */
export function loadEngine(): Promise<SheetScoring> {
  return loadSheets({ wasm: sheetsFile });
}

export function loadWhole(): Promise<Tallysheet> {
  return load({ wasm: wholeFile });
}
