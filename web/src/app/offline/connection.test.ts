import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FROM_CACHE } from '#worker/words.ts';

const worker = new EventTarget();
const dataset: DOMStringMap = {};
const reach = vi.fn<() => Promise<Response>>();
const nothing = (): void => undefined;

const answers = (isReached: boolean): void => {
  reach.mockImplementation(() =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
};
const answerFromCache = (): void => {
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

test('R047 each time the network goes, it is looked for as soon as the first time', async () => {
  const { connection } = await import('./connection.ts');
  const unsubscribe = connection.subscribe(nothing);
  answers(false);
  answerFromCache();
  expect(connection.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reach.mock.calls.length, 'ever more seldom while it stays away').toBeLessThan(10);
  answers(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isAway()).toBe(false);

  answerFromCache();
  expect(connection.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.isAway()).toBe(false);
  unsubscribe();
});
