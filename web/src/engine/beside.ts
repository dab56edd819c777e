// A second engine, in a worker, for questions that would stop the page for long. It is asked only once it is ready; one
// that fails or does not answer is given up for good, and the page asks its own engine again.
import type { Outcome } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import { scriptAddress } from '../device/script_address.ts';
import { KnownRows } from './changed_rows.ts';
import type { Message, Question } from './worker_messages.ts';

/** How long an answer may take: milliseconds. */
const PATIENCE = 10_000;
/** How many entries are sent at once. */
const AT_ONCE = 100;

export type Asked = Pick<Question, 'record' | 'name' | 'list'>;

export class EngineBeside {
  private numbers = new WeakMap<object, number>();
  private readonly rows = new KnownRows();
  /** How many entries the worker has, and the most that it was asked about at once. */
  private sent = 0;
  private most = 0;
  /** The question before. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly worker: Worker) {}

  /** Rejects where the worker fails, which ends it. */
  ask(asked: Asked, request: any): Promise<Outcome<any>> {
    const answer = this.last.then(() => this.question(asked, request));
    this.last = answer.catch(() => this.end());
    return answer;
  }

  /** From now on, the page asks its own engine. */
  readonly end = (): void => {
    this.worker.terminate();
    if (engine === this) engine = null;
  };

  private async question({ record, name, list }: Asked, request: any): Promise<Outcome<any>> {
    if (engine !== this) throw new Error('The engine in the worker has ended.');
    const entries: object[] = request[list];
    this.most = Math.max(this.most, entries.length);
    if (this.sent > 2 * this.most + AT_ONCE) this.forget();
    await this.send(entries.filter((entry) => !this.numbers.has(entry)));
    const numbers = Int32Array.from(entries, (entry) => this.numbers.get(entry) as number);
    this.post({ record, name, list, numbers, request: { ...request, [list]: [] } });
    return this.rows.unpacked(await said(this.worker)) as Outcome<any>;
  }

  private async send(entries: object[]): Promise<void> {
    const slices = new Slices();
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const some = entries.slice(at, at + AT_ONCE);
      this.post({ entries: some.map((entry) => [this.sent++, entry]) });
      some.forEach((entry, index) => this.numbers.set(entry, this.sent - some.length + index));
      if (slices.due) await slices.breathe();
    }
  }

  /** Of what was sent, little is still asked about. */
  private forget(): void {
    this.numbers = new WeakMap();
    this.sent = 0;
    this.post({ forget: true });
  }

  private post(message: Message): void {
    this.worker.postMessage(message);
  }
}

/** What the worker says next. */
function said(worker: Worker): Promise<string> {
  const heard = new AbortController();
  const { signal } = heard;
  const next = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error('The engine in the worker does not answer.'));
    worker.addEventListener('message', ({ data }) => resolve(data as string), { signal });
    for (const failure of ['error', 'messageerror']) worker.addEventListener(failure, fail, { signal });
    setTimeout(fail, PATIENCE);
  });
  return next.finally(() => heard.abort());
}

let engine: EngineBeside | null = null;
let begun = false;

/** Null until the worker is ready, and where it failed. */
export function engineBeside(): EngineBeside | null {
  return engine;
}

/** Starts the worker, once. Pages without one do without. */
export async function startBeside(): Promise<void> {
  if (begun || typeof WebAssembly === 'undefined') return;
  begun = true;
  const address = document.querySelector<HTMLMetaElement>('meta[name="engine-worker"]')?.content;
  if (!address || typeof Worker !== 'function') return;
  try {
    const worker = new Worker(scriptAddress(address) as string, { type: 'module' });
    await said(worker);
    engine = new EngineBeside(worker);
    worker.addEventListener('error', engine.end);
  } catch {} // the page has its own
}
