import { SITE_TRUST } from '@bigorna/domain/trusted-types';
import { savesData } from '#shared/browser/saves-data.ts';
import { sendPageData } from '#shared/page/page-data.ts';

const WORKER = '/sw.js';

/** Created once per page: a second policy of the same name fails, but each new layout registers the worker again. */
const trustPolicy = globalThis.trustedTypes?.createPolicy(SITE_TRUST, { createScriptURL: () => WORKER });

/** The worker's URL, as a TrustedScriptURL if the browser supports it. */
const getWorkerUrl = (): string => trustPolicy?.createScriptURL(WORKER) ?? WORKER;

const waitForController = async (): Promise<ServiceWorker> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  return serviceWorker.controller ?? waitForController();
};

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'workerStart' in entry;

const bypassedWorker = (entry: PerformanceEntry): boolean =>
  isTiming(entry) && entry.workerStart === 0 && entry.name.startsWith(`${location.origin}/`);

/**
 * Sends the worker the URLs that this page loaded before the worker ran. The worker fetches these URLs again, and
 * caches the cacheable responses.
 */
const sendLoadedUrls = (worker: ServiceWorker): void => {
  const observer = new PerformanceObserver((list) => {
    const bypassed = list.getEntries().filter(bypassedWorker);
    if (bypassed.length === 0) return;
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: bypassed.map(({ name }) => name) } });
  });
  observer.observe({ type: 'resource', buffered: true });
};

/**
 * Registers the service worker, which makes visited pages readable offline, and sends the worker the URLs loaded
 * before.
 *
 * Does nothing with Save-Data, without browser support, or under `vite dev`.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!(import.meta.env.PROD && import.meta.env.HAS_WORKER && 'serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(getWorkerUrl());
  } catch {
    // The browser refuses, for example in private windows: the site works without the worker.
    return;
  }
  const worker = await waitForController();
  sendLoadedUrls(worker);
  sendPageData(worker);
};
