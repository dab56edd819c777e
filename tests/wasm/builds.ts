// The module's engine in its three builds: as WebAssembly, as JavaScript alone, and native.
import { vi } from 'vitest';
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { nativeOutcomes } from '../native/native.ts';
import type { Case } from '../reference/generate.ts';
import { call, callOf } from './module.ts';

export type Outcomes = (cases: Case[]) => Outcome<unknown>[];

const each = (one: typeof call): Outcomes => (cases) => cases.map(({ path, request }) => one(path, request));

/** By their names, the module's own first. */
export async function builds(): Promise<[string, Outcomes][]> {
  return [['WebAssembly', each(call)], ['JavaScript', each(await withoutWasm())], ['native', nativeOutcomes]];
}

/** This process has no WebAssembly while it loads: what `call` goes to was made before. */
async function withoutWasm(): Promise<typeof call> {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  vi.resetModules();
  const { default: load } = await import('../../build/package/tallysheet.js');
  const plain = callOf(await load({ wasm: '/nowhere' }));
  Object.assign(globalThis, { WebAssembly });
  return plain;
}
