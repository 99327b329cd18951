import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const dataset: DOMStringMap = {};
const reach = vi.fn<() => Promise<Response>>();
const browser = { onLine: true };
const noop = (): void => undefined;

const mockProbe = (isReached: boolean): void => {
  reach.mockImplementation(() =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
};
const reportNetwork = (onLine: boolean): void => {
  browser.onLine = onLine;
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

/** Opens the store with a subscriber. Returns it with the states that the subscriber saw. */
const openConnection = async () => {
  const { connection } = await import('./connection.ts');
  const seen: boolean[] = [];
  const unsubscribe = connection.subscribe(() => seen.push(connection.isOffline()));
  return { connection, seen, unsubscribe };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reach.mockReset();
  delete dataset.offline;
  browser.onLine = true;
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', reach);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('probes with the first delay again after each connection loss (R047)', async () => {
  const { connection, unsubscribe } = await openConnection();
  mockProbe(false);
  connection.reportFailure();
  expect(connection.isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reach.mock.calls.length, 'backs off while offline').toBeLessThan(10);
  mockProbe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isOffline()).toBe(false);

  connection.reportFailure();
  expect(connection.isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.isOffline()).toBe(false);
  unsubscribe();
});

describe('a browser that reports no network (R047)', () => {
  test.each([
    ['while the page is open', false],
    ['before the page opens', true],
  ])('is not believed while requests succeed, when it reports %s', async (_when, isFirst) => {
    mockProbe(true);
    if (isFirst) browser.onLine = false;
    const { connection, seen, unsubscribe } = await openConnection();
    if (!isFirst) reportNetwork(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reach).toHaveBeenCalledOnce();
    expect(await connection.confirmOffline()).toBe(false);
    expect(seen).toEqual([]);
    unsubscribe();
  });

  test('is believed when the probe fails, until a probe succeeds, even without a new report', async () => {
    mockProbe(false);
    const { connection, seen, unsubscribe } = await openConnection();
    reportNetwork(false);
    expect(await connection.confirmOffline()).toBe(true);
    mockProbe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.isOffline()).toBe(false);
    expect(seen).toEqual([true, false]);
    unsubscribe();
  });

  test('is asked again before a write while the page is marked as offline', async () => {
    mockProbe(false);
    const { connection, unsubscribe } = await openConnection();
    connection.reportFailure();
    expect(await connection.confirmOffline()).toBe(true);
    mockProbe(true);
    expect(await connection.confirmOffline()).toBe(false);
    unsubscribe();
  });
});

test('shares one probe among callers, and sends none while there is no doubt (R047)', async () => {
  mockProbe(true);
  const { connection, unsubscribe } = await openConnection();
  expect(await connection.confirmOffline()).toBe(false);
  expect(reach).not.toHaveBeenCalled();
  browser.onLine = false;
  await Promise.all([connection.confirmOffline(), connection.confirmOffline()]);
  expect(reach).toHaveBeenCalledOnce();
  unsubscribe();
});

test('stops its probes with the last subscriber (R047)', async () => {
  mockProbe(false);
  const { connection, unsubscribe } = await openConnection();
  const other = connection.subscribe(noop);
  connection.reportFailure();
  unsubscribe();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reach).toHaveBeenCalledOnce();
  other();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reach).toHaveBeenCalledOnce();
});
