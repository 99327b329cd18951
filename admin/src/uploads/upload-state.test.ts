import { expect, test } from 'vitest';
import { failureOf } from './upload-state.ts';

test.each([
  ['storage/unauthorized', 'not_allowed'],
  ['storage/unauthenticated', 'not_allowed'],
  ['storage/canceled', 'cancelled'],
  ['storage/retry-limit-exceeded', 'interrupted'],
])('the SDK’s %s is told as %s', (code, failure) => {
  expect(failureOf({ code })).toBe(failure);
});

test('an error without a code is told as an interruption', () => {
  expect(failureOf(new Error('no'))).toBe('interrupted');
});
