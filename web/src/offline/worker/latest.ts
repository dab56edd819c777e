// Stores which version was installed last, or is being installed. Only that version may remove files.
declare const self: ServiceWorkerGlobalScope;

const CACHE = `tallysheet-latest-${self.registration.scope}`;
const KEY = './version';

export async function noteLatest(version: string): Promise<void> {
  await alone(async () => (await caches.open(CACHE)).put(KEY, new Response(version)));
}

/** Calls `then` if this version is the latest, and prevents another from becoming so meanwhile. */
export async function isLatest(version: string, then: () => Promise<unknown>): Promise<void> {
  await alone(async () => {
    const latest = await (await caches.open(CACHE)).match(KEY);
    if ((await latest?.text()) === version) await then();
  });
}

function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(CACHE, work);
}
