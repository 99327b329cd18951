import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteAction, markedAfterLogin } from './login-action.ts';
import { Wishes, wished } from './wishes.ts';

const mark = (mod_id: string) => ({ mod_id, created_at: new Date(0), isPending: false });
const shown = (wishes: Wishes, ...marked: string[]) =>
  wished(marked.map(mark), wishes.get()).map(({ mod_id }) => mod_id);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('R101 what is marked and unmarked', () => {
  it('shows at once and stays until the live list says the same', async () => {
    const wishes = new Wishes();
    const sent = Promise.withResolvers<void>();
    const done = wishes.wish('b', true, () => sent.promise);
    expect(shown(wishes, 'a')).toEqual(['b', 'a']);
    wishes.settle((id) => id === 'b');
    expect(shown(wishes, 'a')).toEqual(['b', 'a']);
    sent.resolve();
    await done;
    expect(shown(wishes, 'a')).toEqual(['b', 'a']);
    wishes.settle((id) => id === 'b');
    expect(wishes.get().size).toBe(0);
  });

  it('is not believed for ever when the live list never says so', async () => {
    const wishes = new Wishes();
    await wishes.wish('a', false, async () => {});
    expect(shown(wishes, 'a')).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(shown(wishes, 'a')).toEqual(['a']);
  });

  it('is taken back when it fails', async () => {
    const wishes = new Wishes();
    const failing = wishes.wish('a', true, () => Promise.reject(new Error('no')));
    expect(shown(wishes)).toEqual(['a']);
    await expect(failing).rejects.toThrow('no');
    expect(shown(wishes)).toEqual([]);
  });

  it('sends the last wish of a mod after the one under way, and none twice', async () => {
    const wishes = new Wishes();
    const first = Promise.withResolvers<void>();
    const written: boolean[] = [];
    const write = async (_modId: string, on: boolean) => {
      written.push(on);
      if (written.length === 1) await first.promise;
    };
    const done = wishes.wish('a', true, write);
    await wishes.wish('a', false, write);
    await wishes.wish('a', true, write);
    await wishes.wish('a', false, write);
    expect(written).toEqual([true]);
    first.resolve();
    await done;
    expect(written).toEqual([true, false]);
    expect(shown(wishes)).toEqual([]);
  });

  it('is forgotten with the member', async () => {
    const wishes = new Wishes();
    await wishes.wish('a', true, async () => {});
    wishes.forget();
    expect(shown(wishes)).toEqual([]);
  });
});

it('R073 R101 the mod to mark outlives the login, and nothing else counts as one', () => {
  expect(markedAfterLogin({ action: favoriteAction('m') })).toBe('m');
  for (const state of [null, undefined, 'favorite:m', {}, { action: 1 }, { action: 'favorite' }]) {
    expect(markedAfterLogin(state)).toBeUndefined();
  }
});
