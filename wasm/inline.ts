// The module with tallysheet.wasm inside, for bundlers that copy no files.
import load, { fallback } from 'tallysheet';
import wasm from '../build/wasm/engine.wasm?url&inline';
import type { Source } from './source.ts';

export { fallback };

export default function loadInline(options: { wasm?: Source | undefined } = {}): ReturnType<typeof load> {
  return load({ wasm: options.wasm ?? bytes() });
}

function bytes(): Uint8Array<ArrayBuffer> {
  const [, base64 = ''] = wasm.split(',');
  return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}
