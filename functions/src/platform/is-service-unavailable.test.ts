import { describe, expect, it } from 'vitest';
import { isServiceUnavailable } from './is-service-unavailable.ts';
import { TimeoutError } from './with-timeout.ts';

const createError = (code: unknown, cause?: unknown): Error => Object.assign(new Error('no', { cause }), { code });

describe('isServiceUnavailable', () => {
  it.each([
    ['Firestore: unavailable', createError(14)],
    ['Firestore: deadline exceeded', createError(4)],
    ['Firestore: transaction timeout', new TimeoutError('Firestore is away')],
    ['Auth: network error', createError('app/network-error')],
    ['Auth: internal error', createError('auth/internal-error')],
    ['Auth: used-up quota', createError('auth/quota-exceeded')],
    ['Storage: connection refused', createError('ECONNREFUSED')],
    ['Storage: server error', createError(503)],
    ['error with such a cause', createError('anything', createError('ECONNRESET'))],
  ])('is true when a service client reports an outage: %s', (_name, error) => {
    expect(isServiceUnavailable(error)).toBe(true);
  });

  it.each([
    ['document exists', createError(6)],
    ['permission denied', createError(7)],
    ['user not found', createError('auth/user-not-found')],
    ['file not found', createError(404)],
    ['programming error', new TypeError('x is not a function')],
    ['not an Error', 'ECONNREFUSED'],
  ])('is false for any other error: %s', (_name, error) => {
    expect(isServiceUnavailable(error)).toBe(false);
  });
});
