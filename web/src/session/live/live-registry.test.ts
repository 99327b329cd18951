import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegistry, wantOf } from './live-registry.ts';

const marks = [{ mod_id: 'a', created_at: new Date(), isPending: false }];
const favorites = wantOf('favorites', 'u', {});
const nobody = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('R146 the registry of live data', () => {
  it('names a want by source, member and what it is asked with, in whatever order', () => {
    expect(wantOf('comments', 'u', { modId: 'm', limit: 5 }).key).toBe(
      wantOf('comments', 'u', { limit: 5, modId: 'm' }).key,
    );
    const others = [
      wantOf('comments', 'v', { modId: 'm', limit: 5 }),
      wantOf('comments', 'u', { modId: 'n', limit: 5 }),
      wantOf('ownComments', 'u', { modId: 'm' }),
    ];
    const keys = [wantOf('comments', 'u', { modId: 'm', limit: 5 }), ...others].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('listens once for all that follow the same, and forgets with the last of them', async () => {
    const registry = new LiveRegistry();
    const heard = [vi.fn(), vi.fn()];
    const leaves = heard.map((listener) => registry.follow(wantOf('favorites', 'u', {}), listener));
    expect(registry.wanted()).toEqual([{ want: favorites, attempt: 0 }]);
    registry.tell(favorites, marks);
    for (const listener of heard) expect(listener).toHaveBeenCalledOnce();
    leaves[0]?.();
    await Promise.resolve();
    expect(registry.state(favorites)).toEqual({ status: 'ready', data: marks });
    leaves[1]?.();
    await Promise.resolve();
    expect(registry.wanted()).toEqual([]);
    expect(registry.state(favorites).status).toBe('loading');
  });

  it('keeps what was heard while one page follows another', async () => {
    const registry = new LiveRegistry();
    const leave = registry.follow(favorites, nobody);
    registry.tell(favorites, marks);
    leave();
    registry.follow(favorites, nobody);
    await Promise.resolve();
    expect(registry.state(favorites).status).toBe('ready');
  });

  it('heeds no late word about what nobody follows any more', async () => {
    const registry = new LiveRegistry();
    registry.follow(favorites, nobody)();
    await Promise.resolve();
    registry.tell(favorites, marks);
    expect(registry.state(favorites).status).toBe('loading');
  });

  it('counts silence as a failure, until a word comes', () => {
    const registry = new LiveRegistry();
    registry.follow(favorites, nobody);
    vi.advanceTimersByTime(60_000);
    expect(registry.state(favorites).status).toBe('failed');
    registry.tell(favorites, marks);
    expect(registry.state(favorites).status).toBe('ready');
  });

  it('begins anew after a failure, by another attempt', () => {
    const registry = new LiveRegistry();
    const watcher = vi.fn();
    registry.follow(favorites, nobody);
    registry.watch(watcher);
    registry.fail(favorites);
    registry.retry(favorites);
    expect(registry.state(favorites).status).toBe('loading');
    expect(registry.wanted()).toEqual([{ want: favorites, attempt: 1 }]);
    expect(watcher).toHaveBeenCalledOnce();
  });
});
