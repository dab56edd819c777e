// The module's engine in its three builds: as WebAssembly, as plain JavaScript, and native.
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { nativeOutcomes } from '../native/native.ts';
import type { Case } from '../reference/generate.ts';
import { call } from './module.ts';
import { outcomesWithoutWasm } from './without_wasm.ts';

type Outcomes = (cases: Case[]) => Outcome<unknown>[];

const module: Outcomes = (cases) => cases.map(({ path, request }) => call(path, request));

/** The builds by name, the module's own first; the others run as separate processes. */
export const builds: [string, Outcomes][] = [
  ['WebAssembly', module],
  ['JavaScript', outcomesWithoutWasm],
  ['native', nativeOutcomes],
];
