import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttleWrite } from './throttle-write.ts';
import { WriteFailure } from './write-failure.ts';

const neverStamped = async () => 0;
let uid = 0;
/** A member id unique to the test. */
const newUid = () => `member-${++uid}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttled member writes (R101, R104, R106)', () => {
  it('queues favorites, and sends them at the required interval', async () => {
    const member = newUid();
    const sent: number[] = [];
    const send = async () => void sent.push(Date.now());
    const all = Promise.all([1, 2, 3].map(() => throttleWrite(member, 'favorites', send, neverStamped)));
    await vi.advanceTimersByTimeAsync(5_000);
    await all;
    const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1_000);
  });

  it('rejects an early comment with the remaining wait, and sends a comment after the wait', async () => {
    const member = newUid();
    const send = vi.fn(async () => {});
    await throttleWrite(member, 'comments', send, neverStamped);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(throttleWrite(member, 'comments', send, neverStamped)).rejects.toMatchObject({
      code: 'too_fast',
      waitMs: 6_000,
    });
    await vi.advanceTimersByTimeAsync(6_000);
    await throttleWrite(member, 'comments', send, neverStamped);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('retries a denied write only when another device has just written', async () => {
    const member = newUid();
    const send = vi.fn(async () => {});
    send.mockRejectedValueOnce(new WriteFailure('denied'));
    const stampedNow = async () => Date.now();
    const first = throttleWrite(member, 'ratings', send, stampedNow);
    await vi.advanceTimersByTimeAsync(4_000);
    await first;
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValue(new WriteFailure('denied'));
    const second = expect(throttleWrite(member, 'ratings', send, neverStamped)).rejects.toMatchObject({
      code: 'denied',
    });
    await vi.advanceTimersByTimeAsync(8_000);
    await second;
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('rejects a denied comment with a wait when another device has just written', async () => {
    const send = async () => {
      throw new WriteFailure('denied');
    };
    await expect(throttleWrite(newUid(), 'comments', send, async () => Date.now())).rejects.toMatchObject({
      code: 'too_fast',
      waitMs: 10_000,
    });
  });

  it('does not count failed writes', async () => {
    const member = newUid();
    const failing = throttleWrite(member, 'comments', () => Promise.reject(new WriteFailure('offline')), neverStamped);
    await expect(failing).rejects.toMatchObject({ code: 'offline' });
    await throttleWrite(member, 'comments', async () => {}, neverStamped);
  });
});
