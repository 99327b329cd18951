import { expect, test } from 'vitest';
import { toUploadFailure } from './upload-state.ts';

test.each([
  ['storage/unauthorized', 'not_allowed'],
  ['storage/unauthenticated', 'not_allowed'],
  ['storage/canceled', 'cancelled'],
  ['storage/retry-limit-exceeded', 'interrupted'],
])('maps the SDK’s error %s to the failure %s', (code, failure) => {
  expect(toUploadFailure({ code })).toBe(failure);
});

test('maps an error without a code to an interruption', () => {
  expect(toUploadFailure(new Error('no'))).toBe('interrupted');
});
