// The public interface: loads the engine once and gives each of its functions.
import createEngine, { type Engine } from '../build/wasm/engine.mjs';
import type { Outcome, Tallysheet } from './tallysheet.d.ts';
import { walk, type Shape } from './walker.ts';

type Source = BufferSource | Response | URL | string;
type Directory = Record<string, Record<string, Shape>>;
type Function = (request: unknown) => Outcome<unknown>;

const LARGEST = 2 ** 27;

let loading: Promise<Tallysheet> | undefined;

export default function load(options: { wasm?: Source } = {}): Promise<Tallysheet> {
  loading ??= start(options.wasm ?? new URL(/* @vite-ignore */ 'tallysheet.wasm', import.meta.url)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(source: Source): Promise<Tallysheet> {
  const wasmBinary = await bytes(source);
  const revive = () => createEngine({ wasmBinary });
  let engine = await revive();
  const directory: Directory = JSON.parse(engine.directory());
  let number = 0;
  const call = (shape: Shape): Function => {
    const own = number++;
    return (request) => outcome(engine, own, walk(request, shape), () => revive().then((next) => { engine = next; }));
  };
  return { version: engine.version(), ...systems(directory, call) } as unknown as Tallysheet;
}

function systems(directory: Directory, call: (shape: Shape) => Function) {
  return mapped(directory, (shapes) => ({ ...mapped(shapes, call), shapes }));
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Should the engine run out of memory, a fresh one takes its place for the calls to come. */
function outcome(engine: Engine, number: number, stream: string, replace: () => void): Outcome<unknown> {
  try {
    if (stream.length <= LARGEST) return JSON.parse(engine.outcome(number, stream));
  } catch {
    replace();
  }
  return { ok: false, problems: [{ at: '', code: 'range', message: 'The request is too large to be scored at once.' }] };
}

async function bytes(source: Source): Promise<BufferSource> {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source as BufferSource;
  if (typeof Response !== 'undefined' && source instanceof Response) return body(source);
  const files = builtin('node:fs/promises');
  const isFile = source instanceof URL ? source.protocol === 'file:' : !/^(https?|data|blob):/i.test(source as string);
  if (files && isFile) return files.readFile(fileOf(source as URL | string));
  return body(await fetch(source as URL | string));
}

function fileOf(source: URL | string): URL | string {
  return typeof source === 'string' && source.startsWith('file:') ? new URL(source) : source;
}

async function body(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`The scoring engine could not be fetched: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

function builtin(name: string): { readFile(path: URL | string): Promise<BufferSource> } | undefined {
  return typeof process === 'undefined' ? undefined : (process as any).getBuiltinModule?.(name);
}
