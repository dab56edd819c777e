// Starts a worker with an engine.
import { scriptAddress } from '../device/script_address.ts';

/** Null where the page has none. `name` says what the worker is for, as in worker_messages.ts. */
export function startWorker(name = ''): Worker | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="engine-worker"]')?.content;
  if (!address || typeof Worker !== 'function' || typeof WebAssembly === 'undefined') return null;
  try {
    return new Worker(scriptAddress(address) as string, { type: 'module', name });
  } catch {
    return null;
  }
}
