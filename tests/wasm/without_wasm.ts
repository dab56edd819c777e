// Runs answers_without_wasm.mjs, a process without WebAssembly, for the tests, with many requests at once.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Case } from '../reference/generate.ts';
import { tenMillion } from '../reference/hostile.ts';

const PROGRAM = fileURLToPath(new URL('answers_without_wasm.mjs', import.meta.url));
const LONG = tenMillion.make(undefined);

type Key = string | number;
type Absence =
  | 'symbol'
  | 'function'
  | 'ten million characters'
  | 'getter'
  | 'revoked'
  | 'unreadable'
  | 'unreadable list'
  | 'without prototype';

interface Missing {
  at: Key[];
  kind: Absence;
}

let running: ChildProcess | undefined;

/** Returns the outcomes as JSON, in the order of the cases. Await one call before the next: they share a process, which
 *  lives as long as this one. */
export async function outcomesWithoutWasm(cases: Case[]): Promise<string[]> {
  running ??= started();
  running.send(cases.map(packed));
  const [outcomes] = await once(running, 'message');
  return outcomes;
}

/** The process does not keep this one alive. */
function started(): ChildProcess {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
  child.once('exit', (status) => {
    child.emit('error', new Error(`The process without WebAssembly ended with ${status}.`)); // which once() throws
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** A case in a form that can be sent, and the values that must be recreated there. */
function packed({ path, request }: Case): { path: string; holder: unknown; missing: Missing[] } {
  const missing: Missing[] = [];
  return { path, holder: new Copy(missing).of({ request }, []), missing };
}

class Copy {
  private readonly copies = new Map<object, unknown>();

  constructor(private readonly missing: Missing[]) {}

  of(value: unknown, at: Key[]): unknown {
    if (typeof value === 'symbol' || typeof value === 'function') return this.leaveOut(typeof value as Absence, at);
    if (value === LONG) return this.leaveOut('ten million characters', at);
    if (typeof value !== 'object' || value === null) return value;
    const kind = mischief(value);
    if (kind) return this.leaveOut(kind, at);
    if (!this.copies.has(value)) this.fill(value, at);
    return this.copies.get(value);
  }

  private fill(value: object, at: Key[]): void {
    const prototype = Object.getPrototypeOf(value);
    if (prototype && prototype !== Object.prototype && prototype !== Array.prototype)
      return void this.copies.set(value, value);
    const copy = (Array.isArray(value) ? Object.assign([], { length: value.length }) : {}) as Record<Key, unknown>;
    this.copies.set(value, copy);
    for (const key of Object.keys(value)) copy[key] = this.property(value, key, [...at, key]);
    if (!prototype) this.leaveOut('without prototype', at);
  }

  private property(from: object, key: string, at: Key[]): unknown {
    let value: unknown;
    try {
      value = (from as Record<string, unknown>)[key];
    } catch {
      return this.leaveOut('getter', at);
    }
    return this.of(value, at);
  }

  private leaveOut(kind: Absence, at: Key[]): undefined {
    this.missing.push({ at, kind });
  }
}

/** The kind of an object that cannot be read at all. */
function mischief(value: object): Absence | undefined {
  try {
    Array.isArray(value);
  } catch {
    return 'revoked';
  }
  try {
    Object.getPrototypeOf(value);
    Object.keys(value);
  } catch {
    return Array.isArray(value) ? 'unreadable list' : 'unreadable';
  }
}
