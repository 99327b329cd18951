import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from './kept.ts';

const time = vi.hoisted(() => ({ at: 0 }));
vi.mock('./clock.ts', () => ({ now: () => new Date(time.at) }));

let reads: number;
let answer: () => Promise<string>;
const value = () =>
  kept(60_000, () => {
    reads += 1;
    return answer();
  });

beforeEach(() => {
  time.at = 1_000_000;
  reads = 0;
  answer = async () => `read ${reads}`;
});

describe('a kept value', () => {
  it('is read once for calls at the same time, and not again before its time', async () => {
    const get = value();
    expect(await Promise.all([get(), get(), get()])).toEqual(['read 1', 'read 1', 'read 1']);
    time.at += 59_999;
    expect(await get()).toBe('read 1');
    time.at += 1;
    expect(await Promise.all([get(), get()])).toEqual(['read 2', 'read 2']);
    expect(reads).toBe(2);
  });

  it('is served as it was while reading fails, and tried again after five seconds', async () => {
    const get = value();
    await get();
    time.at += 60_000;
    answer = () => Promise.reject(new Error('unavailable'));
    expect(await get()).toBe('read 1');
    expect(await get()).toBe('read 1');
    expect(reads).toBe(2);
    time.at += 5000;
    answer = async () => 'back';
    expect(await get()).toBe('back');
  });

  it('fails where it never could be read, and is asked for anew by the next call', async () => {
    const get = value();
    answer = () => Promise.reject(new Error('unavailable'));
    await expect(get()).rejects.toThrow('unavailable');
    answer = () => {
      throw new Error('at once');
    };
    await expect(get()).rejects.toThrow('at once');
    answer = async () => 'there';
    expect(await get()).toBe('there');
  });
});
