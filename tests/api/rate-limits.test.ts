import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { isSharedLimit, RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../functions/src/platform/api-error.ts';
import { getReadWriteCounts } from '../../functions/src/platform/firestore.ts';
import type { ConsumedPoints } from '../../functions/src/platform/rate-limit-memory.ts';
import { getWindowId } from '../../functions/src/platform/rate-limit-windows.ts';
import { createRateLimiter } from '../../functions/src/platform/rate-limits.ts';
import { measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';

const isLimit = (name: string): name is RateLimitName => name in RATE_LIMITS;
const SHARED = Object.keys(RATE_LIMITS).filter(isLimit).filter(isSharedLimit);
const LIMIT = 'login_by_account_and_address';
const OTHER = 'login_by_address';
const { points, seconds } = RATE_LIMITS[LIMIT];

const createKey = (): string => randomUUID();
const getWindow = (key: string, name: (typeof SHARED)[number] = LIMIT) =>
  firestore.doc(`rate_limits/${getWindowId([name, key])}`);
const getUsedPoints = async (key: string): Promise<unknown> => (await getWindow(key).get()).get('points');

const getOutcome = (spending: Promise<ConsumedPoints>): Promise<string> =>
  spending.then(
    () => 'served',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
const countServed = (outcomes: readonly string[]): number => outcomes.filter((outcome) => outcome === 'served').length;
const repeat = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

const getRefusal = async (spending: Promise<unknown>): Promise<ApiError> => {
  const error = await spending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
};

const setClock = (timestamp: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: timestamp });
};
afterEach(() => vi.useRealTimers());

describe('limit shared by all instances', () => {
  it.each(SHARED)('%s allows its points, then refuses with the time until the window ends (R090)', async (name) => {
    const { consume } = createRateLimiter();
    const limit = RATE_LIMITS[name];
    const key = createKey();
    const few = Math.min(limit.points, 3);
    const endsAt = new Date(Date.now() + 200_000);
    if (limit.points > few) {
      await getWindow(key, name).set({ points: limit.points - few, expires_at: Timestamp.fromDate(endsAt) });
    }
    for (let call = 0; call < few; call += 1) await consume(name, key);
    const rejected = await getRefusal(consume(name, key));
    expect(rejected).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(rejected.retryAfterSeconds).toBeLessThanOrEqual(limit.points > few ? 200 : limit.seconds);
    expect(rejected.retryAfterSeconds).toBeGreaterThan(0);
    await consume(name, createKey());
  });

  it('serves exactly its points when two instances get calls at once (R090)', async () => {
    const instances = [createRateLimiter(), createRateLimiter()];
    const key = createKey();
    const calls = instances.flatMap(({ consume }) => repeat(points, () => getOutcome(consume(LIMIT, key))));
    const outcomes = await Promise.all(calls);
    expect(countServed(outcomes), outcomes.join()).toBe(points);
    expect(new Set(outcomes)).toEqual(new Set(['served', 'too_many_requests']));
    expect(await getUsedPoints(key)).toBe(points);
  });

  it('is shared by two instances (R090)', async () => {
    const [one, two] = [createRateLimiter(), createRateLimiter()];
    const key = createKey();
    for (let call = 0; call < points; call += 1) await (call % 2 === 0 ? one : two).consume(LIMIT, key);
    expect(await getOutcome(one.consume(LIMIT, key))).toBe('too_many_requests');
    expect(await getOutcome(two.consume(LIMIT, key))).toBe('too_many_requests');
    expect(await getOutcome(two.consume(LIMIT, createKey()))).toBe('served');
  });

  it('refuses later calls without a read or write, with a correct Retry-After (R090)', async () => {
    const { consume } = createRateLimiter();
    const key = createKey();
    const startedAt = Date.now();
    setClock(startedAt);
    await Promise.all(repeat(points, () => consume(LIMIT, key)));
    const first = await getRefusal(consume(LIMIT, key));
    const before = getReadWriteCounts();
    vi.setSystemTime(startedAt + 60_000);
    const refusals = await Promise.all(repeat(500, () => getRefusal(consume(LIMIT, key))));
    expect(getReadWriteCounts()).toEqual(before);
    expect(first.retryAfterSeconds).toBe(seconds);
    expect(new Set(refusals.map(({ retryAfterSeconds }) => retryAfterSeconds))).toEqual(new Set([seconds - 60]));
  });

  it('refuses until the window ends, and then serves again (R090)', async () => {
    const { consume } = createRateLimiter();
    const key = createKey();
    const startedAt = Date.now();
    setClock(startedAt);
    await Promise.all(repeat(points, () => consume(LIMIT, key)));
    vi.setSystemTime(startedAt + seconds * 1000 - 1);
    const rejected = await getRefusal(consume(LIMIT, key));
    expect(rejected.retryAfterSeconds).toBe(1);
    expect(await getOutcome(createRateLimiter().consume(LIMIT, key))).toBe('too_many_requests');
    vi.setSystemTime(startedAt + seconds * 1000);
    expect(countServed(await Promise.all(repeat(points + 1, () => getOutcome(consume(LIMIT, key)))))).toBe(points);
  });
});

describe('several limits of one call', () => {
  it('are consumed in one transaction: all, or none if one limit is used up (R090)', async () => {
    const { consumeAll, consume } = createRateLimiter();
    const [pair, ipKey] = [createKey(), createKey()];
    const both = [
      [LIMIT, pair],
      [OTHER, ipKey],
    ] as const;
    expect(await measureCost(() => consumeAll(both))).toEqual({ reads: 2, writes: 2 });
    await Promise.all(repeat(points - 1, () => consume(LIMIT, pair)));
    expect(await getOutcome(consumeAll(both))).toBe('too_many_requests');
    expect((await getWindow(ipKey, OTHER).get()).get('points')).toBe(1);
  });

  it('return the later end when two limits are used up (R090)', async () => {
    const { consumeAll } = createRateLimiter();
    const [pair, ipKey] = [createKey(), createKey()];
    const inSeconds = (count: number) => Timestamp.fromMillis(Date.now() + count * 1000);
    await getWindow(pair).set({ points, expires_at: inSeconds(100) });
    await getWindow(ipKey, OTHER).set({ points: RATE_LIMITS[OTHER].points, expires_at: inSeconds(500) });
    const both = [
      [LIMIT, pair],
      [OTHER, ipKey],
    ] as const;
    for (const rejected of [await getRefusal(consumeAll(both)), await getRefusal(consumeAll(both))]) {
      expect(rejected.retryAfterSeconds).toBeGreaterThan(450);
      expect(rejected.retryAfterSeconds).toBeLessThanOrEqual(500);
    }
  });

  it('are refunded in one commit without a read, and cached denials are dropped (R090)', async () => {
    const { consumeAll } = createRateLimiter();
    const [pair, ipKey] = [createKey(), createKey()];
    const both = [
      [LIMIT, pair],
      [OTHER, ipKey],
    ] as const;
    const consumed = await Promise.all(repeat(points, () => consumeAll(both)));
    expect(await getOutcome(consumeAll(both))).toBe('too_many_requests');
    expect(await measureCost(async () => consumed[0]?.refund())).toEqual({ reads: 0, writes: 2 });
    expect(await getUsedPoints(pair)).toBe(points - 1);
    expect(await getOutcome(consumeAll(both))).toBe('served');
    expect(await getOutcome(consumeAll(both))).toBe('too_many_requests');
  });

  it('are not refunded to a later window than the one of the call (R090)', async () => {
    const { consume } = createRateLimiter();
    const key = createKey();
    const startedAt = Date.now();
    setClock(startedAt);
    const consumed = await consume(LIMIT, key);
    vi.setSystemTime(startedAt + seconds * 1000);
    await consume(LIMIT, key);
    await consumed.refund();
    expect(await getUsedPoints(key)).toBe(1);
  });

  it('still count after a refund that was applied twice (R090)', async () => {
    const { consume } = createRateLimiter();
    const key = createKey();
    const consumed = await consume(LIMIT, key);
    await consumed.refund();
    await consumed.refund();
    expect(await getUsedPoints(key)).toBe(-1);
    await consume(LIMIT, key);
    expect(await getUsedPoints(key)).toBe(0);
  });

  it('are refunded without an error when the document is missing (R090)', async () => {
    allowLoggedErrors(/rate limit not given back/);
    const { consume } = createRateLimiter();
    const key = createKey();
    const consumed = await consume(LIMIT, key);
    await getWindow(key).delete();
    await consumed.refund();
    expect((await getWindow(key).get()).exists).toBe(false);
  });
});
