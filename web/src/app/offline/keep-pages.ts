import { SITE_TRUST } from '@bigorna/domain/trusted-types';

const WORKER = '/sw.js';

/** Made once a page, as a policy may be: another layout of the site asks for the worker anew. */
const trust = globalThis.trustedTypes?.createPolicy(SITE_TRUST, { createScriptURL: () => WORKER });

/** The worker's address as browsers with Trusted Types want it. */
const workerAddress = (): string => trust?.createScriptURL(WORKER) ?? WORKER;

/** Where readers ask for little data, nothing is loaded that they did not ask for. */
const wantsLittle = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

const untilControlled = async (): Promise<ServiceWorker> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  return serviceWorker.controller ?? untilControlled();
};

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'workerStart' in entry;

const isPast = (entry: PerformanceEntry): boolean =>
  isTiming(entry) && entry.workerStart === 0 && entry.name.startsWith(`${location.origin}/`);

/** Hands over what this page received, or still receives, past the worker: it asks for it once more, and keeps what it may. */
const handOver = (worker: ServiceWorker): void => {
  const observer = new PerformanceObserver((list) => {
    const past = list.getEntries().filter(isPast);
    if (past.length === 0) return;
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: past.map(({ name }) => name) } });
  });
  observer.observe({ type: 'resource', buffered: true });
};

/**
 * Sees to it that what was seen can be read without a network: registers the service worker, which is handed what
 * came before it. Nothing happens where browser or reader do not want it, nor under `vite dev`.
 */
export const keepPages = async (): Promise<void> => {
  if (!(import.meta.env.PROD && import.meta.env.HAS_WORKER && 'serviceWorker' in navigator) || wantsLittle()) return;
  try {
    await navigator.serviceWorker.register(workerAddress());
  } catch {
    // The browser refuses, as in some private windows: the site goes on without.
    return;
  }
  handOver(await untilControlled());
};
