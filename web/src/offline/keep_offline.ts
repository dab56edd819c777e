// Has the service worker keep the page on the device.

/** 'ready': this very page is kept whole. 'newer': a later one is kept, and serves from the next start on. */
export type Kept = 'ready' | 'newer';

/** Tells what is kept whenever that changes; nothing where the browser keeps nothing. */
export async function keepOffline(tell: (kept: Kept) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const look = async () => {
    const { active } = await serviceWorker.ready;
    if (active) tell((await has(active, ownScript())) ? 'ready' : 'newer');
  };
  serviceWorker.addEventListener('controllerchange', look);
  const registration = await serviceWorker.register(workerAddress() as string, { updateViaCache: 'none' });
  lookForNewer(registration);
  await look();
}

/** The page's policy lets no text be a script's address but this one. */
function workerAddress(): unknown {
  const address = './service_worker.js';
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, policy: object): { createScriptURL(text: string): unknown } } };
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) ?? address;
}

/** A page may stay open for days: browsers look for a newer one only when a page is started. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Its name tells this version from every other. */
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
