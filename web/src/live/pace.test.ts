import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WriteFailure } from '#session/live/write-failure.ts';
import { paced } from './pace.ts';

const never = async () => 0;
let uid = 0;
/** A member of whom no other test knows. */
const newUid = () => `member-${++uid}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('R101 R104 R106 the pace of a member’s writes', () => {
  it('has favorites wait for their turn', async () => {
    const member = newUid();
    const sent: number[] = [];
    const send = async () => void sent.push(Date.now());
    const all = Promise.all([1, 2, 3].map(() => paced(member, 'favorites', send, never)));
    await vi.advanceTimersByTimeAsync(5_000);
    await all;
    const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1_000);
  });

  it('tells how long a comment has to wait, and lets it through then', async () => {
    const member = newUid();
    const send = vi.fn(async () => {});
    await paced(member, 'comments', send, never);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(paced(member, 'comments', send, never)).rejects.toMatchObject({ code: 'too_fast', waitMs: 6_000 });
    await vi.advanceTimersByTimeAsync(6_000);
    await paced(member, 'comments', send, never);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends once more what another device made too early, and gives up what is simply refused', async () => {
    const member = newUid();
    const send = vi.fn(async () => {});
    send.mockRejectedValueOnce(new WriteFailure('denied'));
    const justNow = async () => Date.now();
    const first = paced(member, 'ratings', send, justNow);
    await vi.advanceTimersByTimeAsync(4_000);
    await first;
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValue(new WriteFailure('denied'));
    const second = expect(paced(member, 'ratings', send, never)).rejects.toMatchObject({ code: 'denied' });
    await vi.advanceTimersByTimeAsync(8_000);
    await second;
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('tells of a comment that another device made too early', async () => {
    const send = async () => {
      throw new WriteFailure('denied');
    };
    await expect(paced(newUid(), 'comments', send, async () => Date.now())).rejects.toMatchObject({
      code: 'too_fast',
      waitMs: 10_000,
    });
  });

  it('counts nothing that failed', async () => {
    const member = newUid();
    const failing = paced(member, 'comments', () => Promise.reject(new WriteFailure('offline')), never);
    await expect(failing).rejects.toMatchObject({ code: 'offline' });
    await paced(member, 'comments', async () => {}, never);
  });
});
