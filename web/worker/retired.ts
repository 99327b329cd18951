declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces the worker if `IS_RETIRED` of `web/build/service-worker.ts` is true. Deployed as /sw.js, this script
 * activates at once, deletes all caches and unregisters itself.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const unregister = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(unregister());
});

export {};
