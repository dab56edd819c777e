// The public interface: loads the engine once and gives each of its functions.
import type { Engine } from '../build/wasm/engine.mjs';
import { startOf, startWithoutWasm, type Bytes, type Start } from './start_engine.ts';
import { stream } from './stream.ts';
import type { Fallback, Outcome, Tallysheet } from './tallysheet.d.ts';
import type { Shape } from './walker.ts';

type Source = BufferSource | Response | URL | string;
type Shapes = Record<string, Record<string, Shape>>;
type Function = (request: unknown) => Outcome<unknown>;

let loading: Promise<Tallysheet> | undefined;
let running: Caller | undefined;

export default function load(options: { wasm?: Source } = {}): Promise<Tallysheet> {
  loading ??= start(options.wasm ?? new URL(/* @vite-ignore */ 'tallysheet.wasm', import.meta.url)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Why the plain JavaScript engine scores; null while WebAssembly does, and before anything is loaded. */
export function fallback(): Fallback | null {
  return running?.fallback ?? null;
}

async function start(source: Source): Promise<Tallysheet> {
  const caller = new Caller(typeof WebAssembly === 'undefined' ? startWithoutWasm : startOf(await bytes(source)));
  const { version, systems } = await caller.start();
  running = caller;
  if (caller.fallback && caller.fallback.code !== 'absent') console.warn(caller.fallback.message);
  let number = 0;
  const functionOf = (shape: Shape): Function => {
    const own = number++;
    return (request) => caller.outcome(own, request, shape);
  };
  return {
    version,
    ...mapped(systems, (shapes) => ({ ...mapped(shapes, functionOf), shapes })),
  } as unknown as Tallysheet;
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** One engine; should it run out of memory, a fresh one takes its place for the calls to come. */
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

  outcome(number: number, request: unknown, shape: Shape): Outcome<unknown> {
    try {
      return JSON.parse(this.answer(number, stream(request, shape)));
    } catch {
      this.engine.releaseMemory();
      this.start().catch(() => undefined);
    }
    return {
      ok: false,
      problems: [{ at: '', code: 'range', message: 'The request is too large to be scored at once.' }],
    };
  }

  private answer(number: number, parts: Uint8Array[]): string {
    const room = this.engine.makeRoom(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts.splice(0)) {
      // none is held any longer than this
      room.set(part, at);
      at += part.length;
    }
    return decoder.decode(this.engine.answer(number));
  }
}

const decoder = new TextDecoder();

async function bytes(source: Source): Promise<Bytes> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (typeof Response !== 'undefined' && source instanceof Response) return body(source);
  const files = builtin('node:fs/promises');
  const isFile = source instanceof URL ? source.protocol === 'file:' : !/^(https?|data|blob):/i.test(source as string);
  if (files && isFile) return files.readFile(fileOf(source as URL | string));
  return body(await fetch(source as URL | string));
}

function fileOf(source: URL | string): URL | string {
  return typeof source === 'string' && source.startsWith('file:') ? new URL(source) : source;
}

async function body(response: Response): Promise<Bytes> {
  if (!response.ok)
    throw new Error(`The scoring engine could not be fetched: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

function builtin(name: string): { readFile(path: URL | string): Promise<Bytes> } | undefined {
  return typeof process === 'undefined' ? undefined : (process as any).getBuiltinModule?.(name);
}
