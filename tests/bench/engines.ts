// The timed ways to score a single game, each as an object with functions like the module's.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import load from '../../build/package/tallysheet.js';
import * as bigDetour from '../reference/detour_98f.ts';
import * as bigBoards from '../reference/puffing_billy.ts';
import * as bigRplops from '../reference/rplops.ts';
import * as bigSizeMatters from '../reference/size_matters.ts';
import * as bigTwoGames from '../reference/union_pacific.ts';
import * as detour98f from './doubles/detour_98f.ts';
import * as puffingBilly from './doubles/puffing_billy.ts';
import * as rplops from './doubles/rplops.ts';
import * as sizeMatters from './doubles/size_matters.ts';
import * as unionPacific from './doubles/union_pacific.ts';
import type { SystemId, Timed } from './games.ts';
import { CHECKS } from './peers/singles.ts';

export type Engine = Record<string, Record<string, (request: any) => unknown>>;

export const doubles: Engine = { puffingBilly, unionPacific, sizeMatters, detour98f, rplops };

/** Runs the same checks as the module. */
export const checkedDoubles: Engine = Object.fromEntries(
  Object.entries(doubles).map(([system, functions]) => [
    system,
    mapped(functions, (score) => (request) => {
      CHECKS[system]!(request);
      return score(request);
    }),
  ]),
);

export const fractions: Engine = {
  puffingBilly: bigBoards,
  unionPacific: bigTwoGames,
  sizeMatters: bigSizeMatters,
  detour98f: bigDetour,
  rplops: bigRplops,
};

function mapped<Value>(record: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export async function wasm(): Promise<Engine> {
  return (await load()) as unknown as Engine;
}

/** Loads the module of another build of the site. */
export async function wasmIn(site: string): Promise<Engine> {
  const { default: loadOther } = await import(/* @vite-ignore */ pathToFileURL(resolve(site, 'tallysheet.js')).href);
  return loadOther();
}

/** Loads the same module without WebAssembly. */
export async function plainJavaScript(): Promise<Engine> {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  try {
    const { default: loadPlain } = await import(
      /* @vite-ignore */ new URL('../../build/package/tallysheet.js?plain', import.meta.url).href
    );
    return await loadPlain();
  } finally {
    globalThis.WebAssembly = WebAssembly;
  }
}

/** Games a second on this machine without JavaScript: the core alone, and with reading tokens and writing JSON. */
export interface Native {
  core: number;
  boundary: number;
}

export function native(): Record<SystemId, Native> {
  const lines = execFileSync('build/bench/tests/bench/core_bench', { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const rates = lines.map(([system, core, boundary]) => [system, { core: Number(core), boundary: Number(boundary) }]);
  return Object.fromEntries(rates) as Record<SystemId, Native>;
}

export function run(engine: Engine, { system, name, request }: Timed): unknown {
  return engine[system]![name]!(request);
}
