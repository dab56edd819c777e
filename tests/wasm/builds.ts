// The module's engine in its three builds: as WebAssembly, as JavaScript alone, and native.
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { nativeOutcomes } from '../native/native.ts';
import type { Case } from '../reference/generate.ts';
import { call } from './module.ts';
import { outcomesWithoutWasm } from './without_wasm.ts';

type Outcomes = (cases: Case[]) => Outcome<unknown>[];

const module: Outcomes = (cases) => cases.map(({ path, request }) => call(path, request));

/** By their names, the module's own first; the others are processes of their own. */
export const builds: [string, Outcomes][] = [
  ['WebAssembly', module],
  ['JavaScript', outcomesWithoutWasm],
  ['native', nativeOutcomes],
];
