declare const self: ServiceWorkerGlobalScope

/** Stands in for sw.ts when visitors must be rid of it: takes away what it kept, and then itself. */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  // What Workbox notes about the entries.
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}
