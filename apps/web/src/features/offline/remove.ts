declare const self: ServiceWorkerGlobalScope

/** Replaces sw.ts to uninstall it: deletes its caches, then unregisters itself. */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's expiration timestamps.
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}
