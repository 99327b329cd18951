import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveQuery, LiveRegistry } from './live-registry.ts';

const marks = [{ mod_id: 'a', created_at: new Date(), isPending: false }];
const favorites = createLiveQuery('favorites', 'u', {});
const noop = () => {};

const page = { dataset: {} as DOMStringMap };

beforeEach(() => {
  vi.useFakeTimers();
  page.dataset = {};
  vi.stubGlobal('document', { documentElement: page });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('registry of live data (R146)', () => {
  it('derives the key from source, member and arguments in any order', () => {
    expect(createLiveQuery('comments', 'u', { modId: 'm', limit: 5 }).key).toBe(
      createLiveQuery('comments', 'u', { limit: 5, modId: 'm' }).key,
    );
    const others = [
      createLiveQuery('comments', 'v', { modId: 'm', limit: 5 }),
      createLiveQuery('comments', 'u', { modId: 'n', limit: 5 }),
      createLiveQuery('ownComments', 'u', { modId: 'm' }),
    ];
    const keys = [createLiveQuery('comments', 'u', { modId: 'm', limit: 5 }), ...others].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('shares one listener per query, and drops the data with the last subscriber', async () => {
    const registry = new LiveRegistry();
    const listeners = [vi.fn(), vi.fn()];
    const unsubscribes = listeners.map((listener) =>
      registry.subscribe(createLiveQuery('favorites', 'u', {}), listener),
    );
    expect(registry.pending()).toEqual([{ query: favorites, attempt: 0 }]);
    registry.publish(favorites, marks);
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
    unsubscribes[0]?.();
    await Promise.resolve();
    expect(registry.state(favorites)).toEqual({ status: 'ready', data: marks });
    unsubscribes[1]?.();
    await Promise.resolve();
    expect(registry.pending()).toEqual([]);
    expect(registry.state(favorites).status).toBe('loading');
  });

  it('keeps data while one page replaces another', async () => {
    const registry = new LiveRegistry();
    const unsubscribe = registry.subscribe(favorites, noop);
    registry.publish(favorites, marks);
    unsubscribe();
    registry.subscribe(favorites, noop);
    await Promise.resolve();
    expect(registry.state(favorites).status).toBe('ready');
  });

  it('ignores data of a query without subscribers', async () => {
    const registry = new LiveRegistry();
    registry.subscribe(favorites, noop)();
    await Promise.resolve();
    registry.publish(favorites, marks);
    expect(registry.state(favorites).status).toBe('loading');
  });

  it('fails after a timeout and recovers when data arrives', () => {
    const registry = new LiveRegistry();
    registry.subscribe(favorites, noop);
    vi.advanceTimersByTime(60_000);
    expect(registry.state(favorites).status).toBe('failed');
    registry.publish(favorites, marks);
    expect(registry.state(favorites).status).toBe('ready');
  });

  it('starts a new attempt after a failure', () => {
    const registry = new LiveRegistry();
    const watcher = vi.fn();
    registry.subscribe(favorites, noop);
    registry.watch(watcher);
    registry.fail(favorites);
    registry.retry(favorites);
    expect(registry.state(favorites).status).toBe('loading');
    expect(registry.pending()).toEqual([{ query: favorites, attempt: 1 }]);
    expect(watcher).toHaveBeenCalledOnce();
  });
});
