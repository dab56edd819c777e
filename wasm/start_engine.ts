// Starts the engine: WebAssembly where tallysheet.wasm arrived whole and may run, otherwise the same engine in plain
// JavaScript. A changed bit in that file may hang the engine or make it score wrongly, so its bytes are checked first.
import createEngine, { type Engine } from '../build/wasm/engine.mjs';
import { crc32 } from './crc32.ts';
import type { Fallback } from './tallysheet.d.ts';

/** Of the tallysheet.wasm that this module is built with: wasm/vite.config.ts fills them in. */
declare const WASM_LENGTH: number;
declare const WASM_CRC32: number;

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Started {
  engine: Engine;
  /** Why the engine is not WebAssembly; null where it is. */
  fallback: Fallback | null;
}

/** Starts the engine, and starts a new one at each further call. */
export type Start = () => Promise<Started>;

export function startOf(wasm: Bytes): Start {
  const damage = damageIn(wasm);
  return damage ? () => startPlain({ code: 'damaged', message: damage }) : () => startWasm(wasm);
}

export function startWithoutWasm(): Promise<Started> {
  return startPlain({ code: 'absent', message: 'This JavaScript engine has no WebAssembly.' });
}

/** Where no tallysheet.wasm is beside the module; `reason` is a sentence. */
export function startWithoutFile(reason: string): Promise<Started> {
  const advice = "For WebAssembly, import 'tallysheet/inline', or pass the file's address: load({ wasm }).";
  return startPlain({
    code: 'missing',
    message: `tallysheet.wasm is not beside the module, so the plain JavaScript engine scores. ${advice} (${reason})`,
  });
}

/** A sentence, or '' where the bytes are those of the build. */
function damageIn(wasm: Bytes): string {
  if (wasm.length !== WASM_LENGTH)
    return `tallysheet.wasm is damaged: it has ${wasm.length} bytes, not ${WASM_LENGTH}.`;
  const checksum = crc32(wasm);
  if (checksum === WASM_CRC32) return '';
  return `tallysheet.wasm is damaged: its checksum is ${hexadecimal(checksum)}, not ${hexadecimal(WASM_CRC32)}.`;
}

function hexadecimal(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}

async function startWasm(wasmBinary: Bytes): Promise<Started> {
  try {
    return { engine: await createEngine({ wasmBinary }), fallback: null };
  } catch (error) {
    return startPlain({ code: 'refused', message: `WebAssembly refused tallysheet.wasm: ${reasonOf(error)}.` });
  }
}

/** Emscripten wraps the reason into "Aborted(…). Build with …". */
function reasonOf(error: unknown): string {
  const text = String(error);
  return (/Aborted\((.*)\)/s.exec(text)?.[1] ?? text).replace(/\.$/, '');
}

async function startPlain(fallback: Fallback): Promise<Started> {
  try {
    const plain = await import('../build/wasm/plain_engine.mjs');
    return { engine: await plain.default({ wasmBinary: new Uint8Array() }), fallback };
  } catch (error) {
    throw new Error(`${fallback.message} The plain JavaScript engine did not start: ${error}`, { cause: fallback });
  }
}
