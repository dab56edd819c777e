// The service worker: keeps every file of the page on the device, and gives it from there.
//
// A new version is taken in whole, or not at all, and serves from the next start of the page on. A page that is
// open runs on as what it is: the files of earlier versions stay for as long as any page is open.
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { files, version } from 'virtual:built-files';
import { checked } from './checked.ts';
import { isLatest, noteLatest } from './latest.ts';

declare const self: ServiceWorkerGlobalScope;

const hasWebAssembly = typeof WebAssembly === 'object';
const controller: PrecacheController = new PrecacheController({ plugins: [checked((key) => controller.getIntegrityForCacheKey(key))] });
controller.addToCacheList(files.filter(({ url }) => !(hasWebAssembly && url.includes('tallysheet_plain'))));

self.addEventListener('install', (event) => event.waitUntil(takeIn(event)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.includes('/assets/'), ({ request }) => ofEarlierVersion(request));
setCatchHandler(({ request }) => fetch(request));

/** Whether this version has the file of that address: so a page asks whether the version is its own. */
self.addEventListener('message', (event) => {
  const isOwn = controller.getCacheKeyForURL(event.data) !== undefined;
  event.ports[0]?.postMessage(isOwn);
  if (isOwn) event.waitUntil(tidyUp(event));
});

async function takeIn(event: ExtendableEvent): Promise<void> {
  await noteLatest(version);
  await controller.install(event);
  await self.skipWaiting();
}

async function ofEarlierVersion(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Where no page is open but one of this version, none needs what is not of it; unless a further one is being taken in. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1) await isLatest(version, () => controller.activate(event));
}
