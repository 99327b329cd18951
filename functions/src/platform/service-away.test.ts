import { describe, expect, it } from 'vitest';
import { OutOfTime } from './in-time.ts';
import { isServiceAway } from './service-away.ts';

const withCode = (code: unknown, cause?: unknown): Error => Object.assign(new Error('no', { cause }), { code });

describe('a service that is away', () => {
  it.each([
    ['Firestore, unavailable', withCode(14)],
    ['Firestore, not in time', withCode(4)],
    ['Firestore, for a whole transaction', new OutOfTime('Firestore is away')],
    ['Auth, nobody there', withCode('app/network-error')],
    ['Auth, an error of its own', withCode('auth/internal-error')],
    ['Storage, nobody there', withCode('ECONNREFUSED')],
    ['Storage, an error of its own', withCode(503)],
    ['said by what came of it', withCode('anything', withCode('ECONNRESET'))],
  ])('is known by what its client says: %s', (_name, error) => {
    expect(isServiceAway(error)).toBe(true);
  });

  it.each([
    ['a document that is there already', withCode(6)],
    ['what may not be done', withCode(7)],
    ['a user who is not there', withCode('auth/user-not-found')],
    ['a file that is not there', withCode(404)],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not: %s', (_name, error) => {
    expect(isServiceAway(error)).toBe(false);
  });
});
