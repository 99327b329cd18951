declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces the worker when it is retired: deployed as /sw.js (`IS_RETIRED` in `web/build/service-worker.ts`), it
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
