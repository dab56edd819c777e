// One call that takes long, of an engine in a worker of its own, so that it can be stopped.
import type { Outcome } from 'tallysheet';
import { KnownRows, type Call, type Message } from './worker_messages.ts';
import { startWorker } from './start_worker.ts';
import type { Callee } from './worker_engine.ts';

export interface LongCall {
  /** Null if the worker fails. It stays open once the call is stopped. */
  answer: Promise<Outcome<unknown> | null>;
  stop(): void;
}

/** Null where the page has no workers. */
export function longCall(callee: Callee, request: Record<string, unknown>): LongCall | null {
  const worker = startWorker();
  if (!worker) return null;
  const stop = () => worker.terminate();
  const answer = new Promise<Outcome<unknown> | null>((resolve) => {
    const end = (found: Outcome<unknown> | null) => {
      stop();
      resolve(found);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === 'ready') for (const message of messagesOf(callee, request)) worker.postMessage(message);
      else end(data === '' ? null : (new KnownRows().decode(data) as Outcome<unknown>));
    });
    for (const failure of ['error', 'messageerror']) worker.addEventListener(failure, () => end(null));
  });
  return { answer, stop };
}

/** The entries of the request's list, and the call. */
function messagesOf(callee: Callee, request: Record<string, unknown>): Message[] {
  const entries = request[callee.list] as object[];
  const call: Call = {
    ...callee,
    request: { ...request, [callee.list]: [] },
    numbers: Int32Array.from(entries, (_, at) => at),
  };
  return [{ entries: entries.map((entry, at) => [at, entry]) }, call];
}
