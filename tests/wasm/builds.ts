// The module's engine in its two other builds: as plain JavaScript, and native.
import { nativeOutcomes } from '../native/native.ts';
import type { Case } from '../reference/generate.ts';
import { outcomesWithoutWasm } from './without_wasm.ts';

/** Returns the outcomes as JSON, in the order of the cases. */
type Outcomes = (cases: Case[]) => Promise<string[]>;

/** Both builds by name. They run as processes beside this one. */
export const otherBuilds: [string, Outcomes][] = [
  ['JavaScript', outcomesWithoutWasm],
  ['native', nativeOutcomes],
];
