// Where the engine lies, as bundlers give it that are told to copy it: for `load({ wasm })`.
declare const address: string;
export default address;
