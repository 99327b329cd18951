declare const self: ServiceWorkerGlobalScope;

/**
 * In the place of the worker when it has to go: deployed as /sw.js (`IS_RETIRED` in `web/build/service-worker.ts`), it
 * takes over at once, forgets all that was kept, and is gone itself.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
