import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { isShared, RATE_LIMITS, type RateLimitName } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../functions/src/platform/api-error.ts';
import { readsAndWrites } from '../../functions/src/platform/firestore.ts';
import type { Spent } from '../../functions/src/platform/rate-limit-memory.ts';
import { windowId } from '../../functions/src/platform/rate-limit-windows.ts';
import { rateLimiter } from '../../functions/src/platform/rate-limits.ts';
import { firestore } from './support/firebase.ts';

const isLimit = (name: string): name is RateLimitName => name in RATE_LIMITS;
const SHARED = Object.keys(RATE_LIMITS).filter(isLimit).filter(isShared);
const LIMIT = 'login_by_account_and_address';
const OTHER = 'login_by_address';
const { points, seconds } = RATE_LIMITS[LIMIT];

const someKey = (): string => randomUUID();
const windowOf = (key: string, name: (typeof SHARED)[number] = LIMIT) =>
  firestore.doc(`rate_limits/${windowId([name, key])}`);
const used = async (key: string): Promise<unknown> => (await windowOf(key).get()).get('points');

const outcomeOf = (spending: Promise<Spent>): Promise<string> =>
  spending.then(
    () => 'served',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
const served = (outcomes: readonly string[]): number => outcomes.filter((outcome) => outcome === 'served').length;
const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

const refusalOf = async (spending: Promise<unknown>): Promise<ApiError> => {
  const error = await spending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
};

const atMoment = (moment: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
};
afterEach(() => vi.useRealTimers());

describe('a limit that all instances share', () => {
  it.each(SHARED)('R090 %s serves its points and refuses the next, saying when the window ends', async (name) => {
    const { spend } = rateLimiter();
    const limit = RATE_LIMITS[name];
    const key = someKey();
    const few = Math.min(limit.points, 3);
    const endsAt = new Date(Date.now() + 200_000);
    if (limit.points > few) {
      await windowOf(key, name).set({ points: limit.points - few, expires_at: Timestamp.fromDate(endsAt) });
    }
    for (let call = 0; call < few; call += 1) await spend(name, key);
    const refused = await refusalOf(spend(name, key));
    expect(refused).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(limit.points > few ? 200 : limit.seconds);
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    await spend(name, someKey());
  });

  it('R090 counts calls that come at the same time, in two instances: none slips past', async () => {
    const instances = [rateLimiter(), rateLimiter()];
    const key = someKey();
    const calls = instances.flatMap(({ spend }) => times(points, () => outcomeOf(spend(LIMIT, key))));
    const outcomes = await Promise.all(calls);
    expect(served(outcomes), outcomes.join()).toBe(points);
    expect(new Set(outcomes)).toEqual(new Set(['served', 'too_many_requests']));
    expect(await used(key)).toBe(points);
  });

  it('R090 is one for two instances', async () => {
    const [one, two] = [rateLimiter(), rateLimiter()];
    const key = someKey();
    for (let call = 0; call < points; call += 1) await (call % 2 === 0 ? one : two).spend(LIMIT, key);
    expect(await outcomeOf(one.spend(LIMIT, key))).toBe('too_many_requests');
    expect(await outcomeOf(two.spend(LIMIT, key))).toBe('too_many_requests');
    expect(await outcomeOf(two.spend(LIMIT, someKey()))).toBe('served');
  });

  it('R090 once refused, is refused without a read or a write, with a Retry-After that stays right', async () => {
    const { spend } = rateLimiter();
    const key = someKey();
    const begun = Date.now();
    atMoment(begun);
    await Promise.all(times(points, () => spend(LIMIT, key)));
    const first = await refusalOf(spend(LIMIT, key));
    const before = readsAndWrites();
    vi.setSystemTime(begun + 60_000);
    const later = await Promise.all(times(500, () => refusalOf(spend(LIMIT, key))));
    expect(readsAndWrites()).toEqual(before);
    expect(first.retryAfterSeconds).toBe(seconds);
    expect(new Set(later.map(({ retryAfterSeconds }) => retryAfterSeconds))).toEqual(new Set([seconds - 60]));
  });

  it('R090 serves again when its window is over, and refuses until then', async () => {
    const { spend } = rateLimiter();
    const key = someKey();
    const begun = Date.now();
    atMoment(begun);
    await Promise.all(times(points, () => spend(LIMIT, key)));
    vi.setSystemTime(begun + seconds * 1000 - 1);
    const refused = await refusalOf(spend(LIMIT, key));
    expect(refused.retryAfterSeconds).toBe(1);
    expect(await outcomeOf(rateLimiter().spend(LIMIT, key))).toBe('too_many_requests');
    vi.setSystemTime(begun + seconds * 1000);
    expect(served(await Promise.all(times(points + 1, () => outcomeOf(spend(LIMIT, key)))))).toBe(points);
  });
});

describe('several limits of one call', () => {
  it('R090 are spent in one step: all of them, or none where one is used up', async () => {
    const { spendAll, spend } = rateLimiter();
    const [pair, address] = [someKey(), someKey()];
    const both = [
      [LIMIT, pair],
      [OTHER, address],
    ] as const;
    const before = readsAndWrites();
    await spendAll(both);
    expect(readsAndWrites()).toEqual({ reads: before.reads + 2, writes: before.writes + 2 });
    await Promise.all(times(points - 1, () => spend(LIMIT, pair)));
    expect(await outcomeOf(spendAll(both))).toBe('too_many_requests');
    expect((await windowOf(address, OTHER).get()).get('points')).toBe(1);
  });

  it('R090 say of two that are used up when the later one ends', async () => {
    const { spendAll } = rateLimiter();
    const [pair, address] = [someKey(), someKey()];
    const inSeconds = (count: number) => Timestamp.fromMillis(Date.now() + count * 1000);
    await windowOf(pair).set({ points, expires_at: inSeconds(100) });
    await windowOf(address, OTHER).set({ points: RATE_LIMITS[OTHER].points, expires_at: inSeconds(500) });
    const both = [
      [LIMIT, pair],
      [OTHER, address],
    ] as const;
    for (const refused of [await refusalOf(spendAll(both)), await refusalOf(spendAll(both))]) {
      expect(refused.retryAfterSeconds).toBeGreaterThan(450);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(500);
    }
  });

  it('R090 are given back in one write without a read, and a wall of memory falls with them', async () => {
    const { spendAll } = rateLimiter();
    const [pair, address] = [someKey(), someKey()];
    const both = [
      [LIMIT, pair],
      [OTHER, address],
    ] as const;
    const spent = await Promise.all(times(points, () => spendAll(both)));
    expect(await outcomeOf(spendAll(both))).toBe('too_many_requests');
    const before = readsAndWrites();
    await spent[0]?.giveBack();
    expect(readsAndWrites()).toEqual({ reads: before.reads, writes: before.writes + 2 });
    expect(await used(pair)).toBe(points - 1);
    expect(await outcomeOf(spendAll(both))).toBe('served');
    expect(await outcomeOf(spendAll(both))).toBe('too_many_requests');
  });

  it('R090 are not given back to a window that came after theirs', async () => {
    const { spend } = rateLimiter();
    const key = someKey();
    const begun = Date.now();
    atMoment(begun);
    const spent = await spend(LIMIT, key);
    vi.setSystemTime(begun + seconds * 1000);
    await spend(LIMIT, key);
    await spent.giveBack();
    expect(await used(key)).toBe(1);
  });

  it('R090 given back twice, because the answer to the first time was lost, go on counting', async () => {
    const { spend } = rateLimiter();
    const key = someKey();
    const spent = await spend(LIMIT, key);
    await spent.giveBack();
    await spent.giveBack();
    expect(await used(key)).toBe(-1);
    await spend(LIMIT, key);
    expect(await used(key)).toBe(0);
  });

  it('R090 whose document is gone are given back without a failure', async () => {
    const { spend } = rateLimiter();
    const key = someKey();
    const spent = await spend(LIMIT, key);
    await windowOf(key).delete();
    await spent.giveBack();
    expect((await windowOf(key).get()).exists).toBe(false);
  });
});
