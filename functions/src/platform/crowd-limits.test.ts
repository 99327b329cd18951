import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter, refundOnFailure } from './rate-limits.ts';

/** Windows in place of Firestore. A transaction with the key `slow` never ends. */
const points = vi.hoisted(() => new Map<string, number>());
const writes = vi.hoisted((): number[] => []);
vi.mock(import('./rate-limit-windows.ts'), async (original) => {
  const { consumeInFirestore: _, ...actual } = await original();
  const getWindowId: typeof actual.getWindowId = ([name, key]) => `${name} ${key}`;
  return {
    ...actual,
    getWindowId,
    consumeInFirestore: async (keys) => {
      if (keys.some(([, key]) => key === 'slow')) await new Promise(() => undefined);
      return { counted: [] };
    },
    findFullInFirestore: async () => [],
    countInFirestore: async ([name, key, cost = 1]) => {
      await Promise.resolve();
      writes.push(cost);
      points.set(`${name} ${key}`, (points.get(`${name} ${key}`) ?? 0) + cost);
    },
    refundInFirestore: async () => undefined,
  };
});

const CROWD = ['register_in_all', 'all'] as const;
const getPoints = (): number => points.get(CROWD.join(' ')) ?? 0;

describe('limit of a crowd', () => {
  it('makes no caller wait for another (R203)', async () => {
    const { reserveAll } = createRateLimiter();
    void reserveAll([['register_by_address', 'slow'], CROWD]);
    const { keep } = await reserveAll([['register_by_address', 'b'], CROWD]);
    await keep();
    expect(getPoints()).toBe(1);
  });

  it('counts successes only (R203)', async () => {
    const { reserveAll } = createRateLimiter();
    const before = getPoints();
    const fail = async (): Promise<never> => {
      throw new Error('refused');
    };
    await expect(refundOnFailure(await reserveAll([CROWD]), fail)).rejects.toThrow('refused');
    expect(getPoints()).toBe(before);
    expect(await refundOnFailure(await reserveAll([CROWD]), async () => 'done')).toBe('done');
    expect(getPoints()).toBe(before + 1);
  });

  it('counts calls that end at once in few writes, and loses none (R203)', async () => {
    const { reserveAll } = createRateLimiter();
    const before = getPoints();
    writes.splice(0);
    const calls = Array.from({ length: 50 }, async () => (await reserveAll([CROWD])).keep());
    await Promise.all(calls);
    expect(getPoints()).toBe(before + 50);
    expect(writes.length).toBeLessThan(10);
  });
});
