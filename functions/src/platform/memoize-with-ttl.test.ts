import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

const time = vi.hoisted(() => ({ at: 0 }));
vi.mock('./clock.ts', () => ({ now: () => new Date(time.at) }));
vi.mock('firebase-functions', () => ({ logger: { error: vi.fn() } }));

let reads: number;
let load: () => Promise<string>;
const createGetter = () =>
  memoizeWithTtl(60_000, () => {
    reads += 1;
    return load();
  });

beforeEach(() => {
  time.at = 1_000_000;
  reads = 0;
  load = async () => `read ${reads}`;
});

describe('memoizeWithTtl', () => {
  it('reads once for concurrent calls, and again only after the TTL', async () => {
    const get = createGetter();
    expect(await Promise.all([get(), get(), get()])).toEqual(['read 1', 'read 1', 'read 1']);
    time.at += 59_999;
    expect(await get()).toBe('read 1');
    time.at += 1;
    expect(await Promise.all([get(), get()])).toEqual(['read 2', 'read 2']);
    expect(reads).toBe(2);
  });

  it('serves the stale value when a read fails, and retries after five seconds', async () => {
    const get = createGetter();
    await get();
    time.at += 60_000;
    load = () => Promise.reject(new Error('unavailable'));
    expect(await get()).toBe('read 1');
    expect(await get()).toBe('read 1');
    expect(reads).toBe(2);
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), { error: 'Error: unavailable' });
    time.at += 5000;
    load = async () => 'back';
    expect(await get()).toBe('back');
  });

  it('repeats the failure for a second if no value is cached, then reads again', async () => {
    const get = createGetter();
    load = () => Promise.reject(new Error('unavailable'));
    const results = await Promise.allSettled([get(), get(), get()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    time.at += 999;
    await expect(get()).rejects.toThrow('unavailable');
    expect(reads).toBe(1);
    time.at += 1;
    load = () => {
      throw new Error('at once');
    };
    await expect(get()).rejects.toThrow('at once');
    time.at += 1000;
    load = async () => 'there';
    expect(await get()).toBe('there');
    expect(reads).toBe(3);
  });
});
