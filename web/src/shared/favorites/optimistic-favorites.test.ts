import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFavoriteAction, toFavoriteAction } from './favorite-action.ts';
import { applyPendingChanges, OptimisticFavorites } from './optimistic-favorites.ts';

const createMark = (mod_id: string) => ({ mod_id, created_at: new Date(0), isPending: false });
const getShownIds = (favorites: OptimisticFavorites, ...marked: string[]) =>
  applyPendingChanges(marked.map(createMark), favorites.get()).map(({ mod_id }) => mod_id);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('optimistic favorites (R101)', () => {
  it('shows a change at once and keeps it until the live list confirms it', async () => {
    const favorites = new OptimisticFavorites();
    const sent = Promise.withResolvers<void>();
    const done = favorites.change('b', true, () => sent.promise);
    expect(getShownIds(favorites, 'a')).toEqual(['b', 'a']);
    favorites.confirm((id) => id === 'b');
    expect(getShownIds(favorites, 'a')).toEqual(['b', 'a']);
    sent.resolve();
    await done;
    expect(getShownIds(favorites, 'a')).toEqual(['b', 'a']);
    favorites.confirm((id) => id === 'b');
    expect(favorites.get().size).toBe(0);
  });

  it('drops a change after a timeout when the live list never confirms it', async () => {
    const favorites = new OptimisticFavorites();
    await favorites.change('a', false, async () => {});
    expect(getShownIds(favorites, 'a')).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(getShownIds(favorites, 'a')).toEqual(['a']);
  });

  it('reverts a change when its write fails', async () => {
    const favorites = new OptimisticFavorites();
    const failing = favorites.change('a', true, () => Promise.reject(new Error('no')));
    expect(getShownIds(favorites)).toEqual(['a']);
    await expect(failing).rejects.toThrow('no');
    expect(getShownIds(favorites)).toEqual([]);
  });

  it('sends only the last change of a mod after the pending write', async () => {
    const favorites = new OptimisticFavorites();
    const first = Promise.withResolvers<void>();
    const written: boolean[] = [];
    const write = async (_modId: string, on: boolean) => {
      written.push(on);
      if (written.length === 1) await first.promise;
    };
    const done = favorites.change('a', true, write);
    await favorites.change('a', false, write);
    await favorites.change('a', true, write);
    await favorites.change('a', false, write);
    expect(written).toEqual([true]);
    first.resolve();
    await done;
    expect(written).toEqual([true, false]);
    expect(getShownIds(favorites)).toEqual([]);
  });

  it('forgets all changes when the member changes', async () => {
    const favorites = new OptimisticFavorites();
    await favorites.change('a', true, async () => {});
    favorites.clear();
    expect(getShownIds(favorites)).toEqual([]);
  });
});

it('reads which mod becomes a favorite after a login, and ignores other state (R073, R101)', () => {
  expect(readFavoriteAction({ action: toFavoriteAction('m') })).toBe('m');
  for (const state of [null, undefined, 'favorite:m', {}, { action: 1 }, { action: 'favorite' }]) {
    expect(readFavoriteAction(state)).toBeUndefined();
  }
});
