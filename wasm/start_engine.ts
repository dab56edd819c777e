// Starts an engine: WebAssembly if its file is intact and allowed to run, otherwise the same engine in plain
// JavaScript. A changed bit in the file may hang the engine or make it score wrongly, so its bytes are checked first.
import type create from '../build/wasm/engine.mjs';
import type { Engine, InstantiateWasm } from '../build/wasm/engine.mjs';
import { crc32 } from './crc32.ts';
import type { Fallback } from './tallysheet.d.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** An engine's file of WebAssembly, and what starts it. */
export interface EngineFiles {
  /** The file's name: "tallysheet.wasm". */
  name: string;
  /** The file beside the module. Throws if the module has no address, as in a classic script. */
  address: () => URL;
  /** The file that belongs to this build of the module. */
  intact: { length: number; crc32: number };
  create: typeof create;
  /** The same engine in plain JavaScript. */
  plain: () => Promise<{ default: typeof create }>;
  /** A sentence for developers whose bundler left the file behind. */
  advice: string;
}

export interface Started {
  engine: Engine;
  /** The reason why the engine is not WebAssembly; null if it is. */
  fallback: Fallback | null;
}

/** Starts an engine, and a new one at each further call. */
export type Start = () => Promise<Started>;

export function startOf(files: EngineFiles, wasm: Bytes): Start {
  const damage = damageIn(files, wasm);
  if (damage) return () => startPlain(files, { code: 'damaged', message: damage });
  return () => startWasm(files, () => files.create({ wasmBinary: wasm }));
}

/** Takes a module that is compiled already, so that its file can no longer be examined. */
export function startOfModule(files: EngineFiles, module: WebAssembly.Module): Start {
  return () => startWasm(files, () => instantiated(files, module));
}

function instantiated(files: EngineFiles, module: WebAssembly.Module): Promise<Engine> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: InstantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive).catch(reject);
      return {};
    };
    files.create({ instantiateWasm }).then(resolve, reject);
  });
}

export function startWithoutWasm(files: EngineFiles): Promise<Started> {
  return startPlain(files, { code: 'absent', message: 'This JavaScript engine has no WebAssembly.' });
}

/** Starts the plain engine if the file is not beside the module; `reason` is a sentence. */
export function startWithoutFile(files: EngineFiles, reason: string): Promise<Started> {
  return startPlain(files, {
    code: 'missing',
    message: `${files.name} is not beside the module, so the plain JavaScript engine scores. ${files.advice} (${reason})`,
  });
}

/** Describes damage in a sentence; '' if the bytes are those of the build. */
function damageIn({ name, intact }: EngineFiles, wasm: Bytes): string {
  if (wasm.length !== intact.length) return `${name} is damaged: it has ${wasm.length} bytes, not ${intact.length}.`;
  const checksum = crc32(wasm);
  if (checksum === intact.crc32) return '';
  return `${name} is damaged: its checksum is ${hexadecimal(checksum)}, not ${hexadecimal(intact.crc32)}.`;
}

function hexadecimal(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}

async function startWasm(files: EngineFiles, create: () => Promise<Engine>): Promise<Started> {
  try {
    return { engine: await create(), fallback: null };
  } catch (error) {
    return startPlain(files, { code: 'refused', message: `WebAssembly refused ${files.name}: ${reasonOf(error)}.` });
  }
}

/** Extracts the reason from Emscripten's "Aborted(…). Build with …". */
function reasonOf(error: unknown): string {
  const text = String(error);
  return (/Aborted\((.*)\)/s.exec(text)?.[1] ?? text).replace(/\.$/, '');
}

async function startPlain(files: EngineFiles, fallback: Fallback): Promise<Started> {
  try {
    const plain = await files.plain();
    return { engine: await plain.default({ wasmBinary: new Uint8Array() }), fallback };
  } catch (error) {
    throw new Error(`${fallback.message} The plain JavaScript engine did not start: ${error}`, { cause: fallback });
  }
}
