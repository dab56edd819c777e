// The built module for the tests: any function by its path, with any request.
import { readdirSync, readFileSync } from 'node:fs';
import loadEvents from '../../build/package/events.js';
import load from '../../build/package/tallysheet.js';
import type { Outcome, Problem, Shape } from '../../wasm/tallysheet.d.ts';

type Function = (request: unknown) => Outcome<unknown>;
type System = Record<string, Function> & { shapes: Record<string, Shape> };

export interface Vector {
  name: string;
  source: string;
  call: string;
  request: Record<string, unknown>;
  value: unknown;
}

export const tallysheet = await load();
const all = { ...tallysheet, ...(await loadEvents()) };
const systems = Object.entries(all).filter(([, system]) => typeof system === 'object') as unknown as [string, System][];

/** The shape of each function's request, by its path: "puffingBilly.scoreBoard". */
export const shapes = new Map<string, Shape>(
  systems.flatMap(([id, system]) =>
    Object.entries(system.shapes).map(([name, shape]) => [`${id}.${name}`, shape] as const),
  ),
);
export const paths = [...shapes.keys()];

export function call(path: string, request: unknown): Outcome<unknown> {
  const [id, name] = path.split('.') as [string, string];
  return (all as unknown as Record<string, System>)[id]![name]!(request);
}

export function problems(path: string, request: unknown): Problem[] {
  const outcome = call(path, request);
  return outcome.ok ? [] : outcome.problems;
}

/** Writes "range /finishers/1/score" for each problem. */
export function reported(path: string, request: unknown): string[] {
  return problems(path, request).map(({ code, at }) => `${code} ${at}`);
}

const folder = new URL('../vectors/', import.meta.url);

/** The worked games of each file, without links, which only the page uses. */
export const vectors = new Map(
  readdirSync(folder)
    .filter((file) => file !== 'links.json')
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vector[]] as const),
);

/** A copy of a function's worked request, which may be changed. */
export function example(path: string): Record<string, unknown> {
  const vector = [...vectors.values()].flat().find((vector) => vector.call === path);
  if (!vector) throw new Error(`no vector calls ${path}`);
  return structuredClone(vector.request);
}
