import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { giveBack, spend } from './rate-limits.ts';

const NAME = 'login_by_account_and_address';
const { points } = RATE_LIMITS[NAME];

const attempt = (key: string): Promise<string> =>
  spend(NAME, key).then(
    () => 'served',
    () => 'refused',
  );
const atOnce = (key: string, calls: number) => Promise.all(Array.from({ length: calls }, () => attempt(key)));

describe('a limit', () => {
  it('counts calls that come at the same time, each key for itself', async () => {
    const outcomes = await atOnce('a', points + 5);
    expect(outcomes.filter((outcome) => outcome === 'served')).toHaveLength(points);
    expect(await attempt('b')).toBe('served');
  });

  it('serves again what was given back, and not more', async () => {
    await atOnce('c', points);
    await giveBack(NAME, 'c');
    expect(await attempt('c')).toBe('served');
    expect(await attempt('c')).toBe('refused');
  });
});
