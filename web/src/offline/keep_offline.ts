// Registers the service worker, which stores the page on the device.
import { scriptAddress } from '../device/script_address.ts';

/** 'ready': this version of the page is stored. 'newer': a later version is stored and starts next time. */
export type OfflineState = 'ready' | 'newer';

/** Calls `tell` whenever the stored version changes. Does nothing if the browser has no service workers. */
export async function keepOffline(tell: (kept: OfflineState) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const look = async () => {
    const { active } = await serviceWorker.ready;
    if (active) tell((await has(active, ownScript())) ? 'ready' : 'newer');
  };
  serviceWorker.addEventListener('controllerchange', look);
  const registration = await serviceWorker.register(scriptAddress('./service_worker.js') as string, {
    updateViaCache: 'none',
  });
  lookForNewer(registration);
  await look();
}

/** Looks for updates when the page is shown again, since browsers look only when a page starts and it may stay open
 *  for days. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Its name is unique to this version. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')!.src;
}

function has(worker: ServiceWorker, file: string): Promise<boolean> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data);
    worker.postMessage(file, [port2]);
  });
}
