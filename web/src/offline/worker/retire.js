// Takes the place of service_worker.js to retire it: removes what it kept, and itself. What was typed stays.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const kept = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
}
