// Loads an engine once and gives its functions.
import type { Engine } from '../build/wasm/engine.mjs';
import { bytesOf, type Source } from './source.ts';
import {
  type EngineFiles,
  type Start,
  startOf,
  startOfModule,
  startWithoutFile,
  startWithoutWasm,
} from './start_engine.ts';
import type { Stream } from './stream.ts';
import type { Fallback, Outcome, Shape } from './tallysheet.d.ts';
import { streamOf } from './walker.ts';

type Shapes = Record<string, Record<string, Shape>>;
type Function = (request: unknown) => Outcome<unknown>;

/** Loads one engine. Its methods may be called without it. */
export class Loader<Functions> {
  private loading: Promise<Functions> | undefined;
  private running: Caller | undefined;

  constructor(private readonly files: EngineFiles) {}

  /** After a failure the next call tries again. */
  readonly load = ({ wasm }: { wasm?: Source | WebAssembly.Module | undefined } = {}): Promise<Functions> => {
    this.loading ??= this.start(wasm).catch((error) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  };

  /** The reason why the plain JavaScript engine scores; null while WebAssembly does, and until an engine is loaded. */
  readonly fallback = (): Fallback | null => this.running?.fallback ?? null;

  private async start(wasm: Source | WebAssembly.Module | undefined): Promise<Functions> {
    const caller = new Caller(await this.startFrom(wasm));
    const { version, systems } = await caller.start();
    this.running = caller;
    if (caller.fallback && caller.fallback.code !== 'absent') console.warn(caller.fallback.message);
    return { version, ...mapped(systems, (shapes, system) => caller.functions(system, shapes)) } as Functions;
  }

  /** Many bundlers leave the file behind but include the plain engine, since the module imports it. */
  private async startFrom(wasm: Source | WebAssembly.Module | undefined): Promise<Start> {
    const { files } = this;
    if (typeof WebAssembly === 'undefined') return () => startWithoutWasm(files);
    if (wasm instanceof WebAssembly.Module) return startOfModule(files, wasm);
    const source = wasm as Source | undefined; // to the compiler, every object is such a module
    try {
      return startOf(files, await bytesOf(source ?? files.address()));
    } catch (error) {
      const { message } = error as Error;
      if (source === undefined) return () => startWithoutFile(files, message);
      const advice = `Pass the address or the bytes of ${files.name}: load({ wasm }).`;
      throw new Error(`${message} ${advice}`, { cause: error });
    }
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

  functions(system: string, shapes: Record<string, Shape>): object {
    const functionOf =
      (shape: Shape, name: string): Function =>
      (request) =>
        this.outcome(`${system}.${name}`, request, shape);
    return { ...mapped(shapes, functionOf), shapes };
  }

  private outcome(name: string, request: unknown, shape: Shape): Outcome<unknown> {
    try {
      return JSON.parse(this.answer(streamOf(name, request, shape)));
    } catch {
      this.engine.releaseMemory();
      this.start().catch(() => undefined);
    }
    return {
      ok: false,
      problems: [
        {
          at: '',
          code: 'range',
          name: 'tooLarge',
          args: {},
          message: 'The request is too large to be scored at once.',
        },
      ],
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
