// A second engine, in a worker, for calls that would block the page for long. The page uses it once it is ready. If it
// fails or does not reply in time, it is ended for good, and the page uses its own engine again.
import type { Outcome } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import { scriptAddress } from '../device/script_address.ts';
import { type Call, KnownRows, type Message } from './worker_messages.ts';

/** How long a reply may take: milliseconds. */
const TIMEOUT = 10_000;
/** How many entries are sent at once. */
const BATCH = 100;

export type Callee = Pick<Call, 'record' | 'name' | 'list'>;

export class WorkerEngine {
  private numbers = new WeakMap<object, number>();
  /** Keyed by function. */
  private readonly rows = new Map<string, KnownRows>();
  /** How many entries the worker has, and the most that one call had. */
  private sent = 0;
  private most = 0;
  private lastCall: Promise<unknown> = Promise.resolve();

  constructor(private readonly worker: Worker) {}

  /** Calls one after another. Rejects if the worker fails, which ends it. */
  call(callee: Callee, request: Record<string, unknown>): Promise<Outcome<unknown>> {
    const answer = this.lastCall.then(() => this.send(callee, request));
    this.lastCall = answer.catch(() => this.end());
    return answer;
  }

  /** From now on, the page uses its own engine. */
  readonly end = (): void => {
    this.worker.terminate();
    if (engine === this) engine = null;
  };

  private async send({ record, name, list }: Callee, request: Record<string, unknown>): Promise<Outcome<unknown>> {
    if (engine !== this) throw new Error('The engine in the worker has ended.');
    const entries = request[list] as object[];
    this.most = Math.max(this.most, entries.length);
    if (this.sent > 2 * this.most + BATCH) this.clear();
    await this.sendEntries(entries.filter((entry) => !this.numbers.has(entry)));
    const numbers = Int32Array.from(entries, (entry) => this.numbers.get(entry) as number);
    this.post({ record, name, list, numbers, request: { ...request, [list]: [] } });
    const known = this.rows.get(`${record}.${name}`) ?? new KnownRows();
    this.rows.set(`${record}.${name}`, known);
    return known.decode(await nextMessage(this.worker)) as Outcome<unknown>;
  }

  private async sendEntries(entries: object[]): Promise<void> {
    const slices = new Slices();
    for (let at = 0; at < entries.length; at += BATCH) {
      const batch = entries.slice(at, at + BATCH);
      this.post({ entries: batch.map((entry) => [this.sent++, entry]) });
      batch.forEach((entry, index) => this.numbers.set(entry, this.sent - batch.length + index));
      if (slices.due) await slices.pause();
    }
  }

  /** Frees the worker's memory once most of its entries are no longer needed. */
  private clear(): void {
    this.numbers = new WeakMap();
    this.sent = 0;
    this.post({ clear: true });
  }

  private post(message: Message): void {
    this.worker.postMessage(message);
  }
}

/** Rejects if the worker fails or does not reply in time. */
function nextMessage(worker: Worker): Promise<string> {
  const received = new AbortController();
  const { signal } = received;
  const message = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The engine in the worker does not reply.'));
    worker.addEventListener('message', ({ data }) => resolve(data as string), { signal });
    for (const failure of ['error', 'messageerror']) worker.addEventListener(failure, fail, { signal });
    setTimeout(fail, TIMEOUT);
  });
  return message.finally(() => received.abort());
}

let engine: WorkerEngine | null = null;
let started = false;

/** Null until the worker is ready, and after it has failed. */
export function workerEngine(): WorkerEngine | null {
  return engine;
}

/** Starts the worker, once. Does nothing where the page has none. */
export async function startWorkerEngine(): Promise<void> {
  if (started || typeof WebAssembly === 'undefined') return;
  started = true;
  const address = document.querySelector<HTMLMetaElement>('meta[name="engine-worker"]')?.content;
  if (!address || typeof Worker !== 'function') return;
  try {
    const worker = new Worker(scriptAddress(address) as string, { type: 'module' });
    await nextMessage(worker);
    engine = new WorkerEngine(worker);
    worker.addEventListener('error', engine.end);
  } catch {} // the page uses its own engine
}
