// The service worker: stores every file of the page on the device, and serves it from there.
//
// A new version is installed completely or not at all, and is used from the next start of the page. Open pages keep
// their version: files of earlier versions stay while any page is open.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { files, version } from 'virtual:built-files';
import { checked } from './checked.ts';
import { keepShared, SHARE } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

const hasWebAssembly = typeof WebAssembly === 'object';
const controller: PrecacheController = new PrecacheController({
  plugins: [checked((key) => controller.getIntegrityForCacheKey(key))],
});
controller.addToCacheList(files.filter(({ url }) => !(hasWebAssembly && /tallysheet_(events_)?plain/.test(url))));

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.includes('/assets/'),
  ({ request }) => ofEarlierVersion(request),
);
registerRoute(
  ({ url }) => url.href === self.registration.scope + SHARE,
  ({ request }) => keepShared(request),
  'POST',
);
setCatchHandler(({ request }) => fetch(request));

/** Replies whether this version contains the file, so that a page can find out whether the version is its own. */
self.addEventListener('message', (event) => {
  const isOwn = controller.getCacheKeyForURL(event.data) !== undefined;
  event.ports[0]?.postMessage(isOwn);
  if (isOwn) event.waitUntil(tidyUp(event));
});

async function install(event: ExtendableEvent): Promise<void> {
  await noteLatest(version);
  await controller.install(event);
  await self.skipWaiting();
}

async function ofEarlierVersion(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Removes files of other versions if only a page of this version is open, and no later version is being installed. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1) await isLatest(version, () => controller.activate(event));
}

// The version that was installed last, or is being installed, is stored, because only that version may remove files.
const LATEST = `tallysheet-latest-${self.registration.scope}`;
const VERSION_KEY = './version';

async function noteLatest(version: string): Promise<void> {
  await alone(async () => (await caches.open(LATEST)).put(VERSION_KEY, new Response(version)));
}

/** Calls `then` if this version is the latest, and prevents another from becoming so meanwhile. */
async function isLatest(version: string, then: () => Promise<unknown>): Promise<void> {
  await alone(async () => {
    const latest = await (await caches.open(LATEST)).match(VERSION_KEY);
    if ((await latest?.text()) === version) await then();
  });
}

function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(LATEST, work);
}
