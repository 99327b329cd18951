import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limits.ts';

const NAME = 'mod_views_by_address';
const { points } = RATE_LIMITS[NAME];
const { consume } = createRateLimiter();

const attempt = (key: string): Promise<string> =>
  consume(NAME, key).then(
    () => 'served',
    () => 'refused',
  );
const runConcurrently = (key: string, calls: number) => Promise.all(Array.from({ length: calls }, () => attempt(key)));

describe('local rate limit', () => {
  it('counts concurrent calls per key', async () => {
    const outcomes = await runConcurrently('a', points + 5);
    expect(outcomes.filter((outcome) => outcome === 'served')).toHaveLength(points);
    expect(await attempt('b')).toBe('served');
  });

  it('allows one more call after a refund', async () => {
    const spent = await consume(NAME, 'c');
    await runConcurrently('c', points - 1);
    await spent.refund();
    expect(await attempt('c')).toBe('served');
    expect(await attempt('c')).toBe('refused');
  });
});
