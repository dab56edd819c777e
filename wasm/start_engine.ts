// Starts an engine: WebAssembly if its file is intact and allowed to run, otherwise the same engine in plain
// JavaScript. A changed bit in the file may hang the engine or make it score wrongly, so its bytes are checked first.
import createEngine, { type Engine } from '../build/wasm/engine.mjs';
import { crc32 } from './crc32.ts';
import type { Fallback } from './tallysheet.d.ts';

/** The tallysheet.wasm that belongs to this build of the module; wasm/vite.config.ts fills it in. */
declare const WASM_FILE: { length: number; crc32: number };

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Started {
  engine: Engine;
  /** The reason why the engine is not WebAssembly; null if it is. */
  fallback: Fallback | null;
}

/** Starts an engine, and a new one at each further call. */
export type Start = () => Promise<Started>;

export function startOf(wasm: Bytes): Start {
  const damage = damageIn(wasm);
  return damage ? () => startPlain({ code: 'damaged', message: damage }) : () => startWasm(wasm);
}

export function startWithoutWasm(): Promise<Started> {
  return startPlain({ code: 'absent', message: 'This JavaScript engine has no WebAssembly.' });
}

/** Starts the plain engine if no tallysheet.wasm is beside the module; `reason` is a sentence. */
export function startWithoutFile(reason: string): Promise<Started> {
  const advice = "For WebAssembly, import 'tallysheet/inline', or pass the file's address: load({ wasm }).";
  return startPlain({
    code: 'missing',
    message: `tallysheet.wasm is not beside the module, so the plain JavaScript engine scores. ${advice} (${reason})`,
  });
}

/** Describes damage in a sentence; '' if the bytes are those of the build. */
function damageIn(wasm: Bytes): string {
  const { length, crc32: expected } = WASM_FILE;
  if (wasm.length !== length) return `tallysheet.wasm is damaged: it has ${wasm.length} bytes, not ${length}.`;
  const checksum = crc32(wasm);
  if (checksum === expected) return '';
  return `tallysheet.wasm is damaged: its checksum is ${hexadecimal(checksum)}, not ${hexadecimal(expected)}.`;
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

/** Extracts the reason from Emscripten's "Aborted(…). Build with …". */
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
