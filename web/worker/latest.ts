// Which version was taken in last, or is being taken in: it alone may remove files.
declare const self: ServiceWorkerGlobalScope;

const CACHE = `tallysheet-latest-${self.registration.scope}`;
const KEY = './version';

export async function noteLatest(version: string): Promise<void> {
  await alone(async () => (await caches.open(CACHE)).put(KEY, new Response(version)));
}

/** Does it if this version is the latest, and no other becomes so meanwhile. */
export async function isLatest(version: string, then: () => Promise<unknown>): Promise<void> {
  await alone(async () => {
    const latest = await (await caches.open(CACHE)).match(KEY);
    if ((await latest?.text()) === version) await then();
  });
}

function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(CACHE, work);
}
