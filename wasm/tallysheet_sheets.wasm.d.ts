// The engine's address, as bundlers supply it for files that they copy: for `loadSheets({ wasm })`.
declare const address: string;
export default address;
