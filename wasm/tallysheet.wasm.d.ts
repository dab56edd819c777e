// The engine's address, as bundlers supply it for files that they copy: for `load({ wasm })`.
declare const address: string;
export default address;
