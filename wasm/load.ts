// The public interface: loads the engine once and gives its functions.
import type { Engine } from '../build/wasm/engine.mjs';
import { bytesBeside, bytesOf, type Source } from './source.ts';
import { startOf, startWithoutFile, startWithoutWasm, type Start } from './start_engine.ts';
import type { Stream } from './stream.ts';
import type { Fallback, Outcome, Shape, Tallysheet } from './tallysheet.d.ts';
import { streamOf } from './walker.ts';

type Shapes = Record<string, Record<string, Shape>>;
type Function = (request: unknown) => Outcome<unknown>;

let loading: Promise<Tallysheet> | undefined;
let running: Caller | undefined;

/** After a failure the next call tries again. */
export default function load({ wasm }: { wasm?: Source | undefined } = {}): Promise<Tallysheet> {
  loading ??= start(wasm).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export { load as loadSheets };

/** The reason why the plain JavaScript engine scores; null while WebAssembly does, and until an engine is loaded. */
export function fallback(): Fallback | null {
  return running?.fallback ?? null;
}

async function start(source: Source | undefined): Promise<Tallysheet> {
  const caller = new Caller(typeof WebAssembly === 'undefined' ? startWithoutWasm : await startFrom(source));
  const { version, systems } = await caller.start();
  running = caller;
  if (caller.fallback && caller.fallback.code !== 'absent') console.warn(caller.fallback.message);
  const functionsOf = (system: string, shapes: Record<string, Shape>) => ({
    ...mapped(
      shapes,
      (shape, name): Function =>
        (request) =>
          caller.outcome(`${system}.${name}`, request, shape),
    ),
    shapes,
  });
  return { version, ...mapped(systems, (shapes, system) => functionsOf(system, shapes)) } as unknown as Tallysheet;
}

/** Many bundlers leave tallysheet.wasm behind but include the plain engine, since the module imports it. */
async function startFrom(source: Source | undefined): Promise<Start> {
  try {
    return startOf(await (source === undefined ? bytesBeside() : bytesOf(source)));
  } catch (error) {
    const { message } = error as Error;
    if (source === undefined) return () => startWithoutFile(message);
    throw new Error(`${message} Pass the address or the bytes of tallysheet.wasm: load({ wasm }).`, { cause: error });
  }
}

function mapped<From, To>(record: Record<string, From>, change: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Calls one engine. If it runs out of memory, a fresh engine takes over from the next call. */
class Caller {
  fallback: Fallback | null = null;
  private engine!: Engine;

  constructor(private readonly startEngine: Start) {}

  async start(): Promise<{ version: string; systems: Shapes }> {
    const { engine, fallback } = await this.startEngine();
    const directory = JSON.parse(decoder.decode(engine.directory()));
    this.engine = engine;
    this.fallback = fallback;
    return directory;
  }

  outcome(name: string, request: unknown, shape: Shape): Outcome<unknown> {
    try {
      return JSON.parse(this.answer(streamOf(name, request, shape)));
    } catch {
      this.engine.releaseMemory();
      this.start().catch(() => undefined);
    }
    return {
      ok: false,
      problems: [{ at: '', code: 'range', message: 'The request is too large to be scored at once.' }],
    };
  }

  private answer({ words, texts }: Stream): string {
    const [wordSize, textSize] = [sizeOf(words), sizeOf(texts)];
    const room = this.engine.makeRoom(wordSize + textSize);
    fill(room, 0, words);
    fill(room, wordSize, texts);
    return decoder.decode(this.engine.answer(wordSize / BYTES_PER_WORD, textSize));
  }
}

function sizeOf(parts: Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Empties the list of parts, so that each can be freed once it is copied. */
function fill(room: Uint8Array, at: number, parts: Uint8Array[]): void {
  for (const part of parts.splice(0)) {
    room.set(part, at);
    at += part.length;
  }
}

const BYTES_PER_WORD = Int32Array.BYTES_PER_ELEMENT;
const decoder = new TextDecoder();
