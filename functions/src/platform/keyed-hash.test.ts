import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeKeyedHash } from './keyed-hash.ts';

beforeEach(() => void vi.stubEnv('HASH_SECRET', 's'.repeat(32)));
afterEach(() => void vi.unstubAllEnvs());

it('a keyed hash depends on the secret and on every part (R201)', () => {
  const hash = computeKeyedHash('a', 'bc');
  expect(hash).toBe(createHmac('sha256', 's'.repeat(32)).update('["a","bc"]').digest('hex'));
  expect(computeKeyedHash('ab', 'c')).not.toBe(hash);
  vi.stubEnv('HASH_SECRET', 't'.repeat(32));
  expect(computeKeyedHash('a', 'bc')).not.toBe(hash);
});

it.each(['', 's'.repeat(31)])('a keyed hash rejects the short secret "%s" (R201)', (secret) => {
  vi.stubEnv('HASH_SECRET', secret);
  expect(() => computeKeyedHash('a')).toThrow('HASH_SECRET');
});
