import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FROM_CACHE } from '#worker/cache-names.ts';

const worker = new EventTarget();
const dataset: DOMStringMap = {};
const reach = vi.fn<() => Promise<Response>>();
const noop = (): void => undefined;

const mockProbe = (isReached: boolean): void => {
  reach.mockImplementation(() =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
};
const postFromCache = (): void => {
  worker.dispatchEvent(new MessageEvent('message', { data: FROM_CACHE }));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reach.mockReset();
  delete dataset.offline;
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.stubGlobal('fetch', reach);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('probes with the first delay again after each connection loss (R047)', async () => {
  const { connection } = await import('./connection.ts');
  const unsubscribe = connection.subscribe(noop);
  mockProbe(false);
  postFromCache();
  expect(connection.isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reach.mock.calls.length, 'backs off while offline').toBeLessThan(10);
  mockProbe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isOffline()).toBe(false);

  postFromCache();
  expect(connection.isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.isOffline()).toBe(false);
  unsubscribe();
});
