import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { rateLimiter } from './rate-limits.ts';

const NAME = 'mod_views_by_address';
const { points } = RATE_LIMITS[NAME];
const { spend } = rateLimiter();

const attempt = (key: string): Promise<string> =>
  spend(NAME, key).then(
    () => 'served',
    () => 'refused',
  );
const atOnce = (key: string, calls: number) => Promise.all(Array.from({ length: calls }, () => attempt(key)));

describe('a limit of the instance’s own', () => {
  it('counts calls that come at the same time, each key for itself', async () => {
    const outcomes = await atOnce('a', points + 5);
    expect(outcomes.filter((outcome) => outcome === 'served')).toHaveLength(points);
    expect(await attempt('b')).toBe('served');
  });

  it('serves again what was given back, and not more', async () => {
    const spent = await spend(NAME, 'c');
    await atOnce('c', points - 1);
    await spent.giveBack();
    expect(await attempt('c')).toBe('served');
    expect(await attempt('c')).toBe('refused');
  });
});
