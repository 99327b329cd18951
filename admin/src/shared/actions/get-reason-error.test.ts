import { expect, test } from 'vitest';
import { getReasonError } from './get-reason-error.ts';

test.each([
  ['accepts a policy without a text', 'copyright', '', null],
  ['accepts a policy with a text', 'copyright', 'x', null],
  ['requires a text without a policy', null, '', 'needed'],
  ['requires a text for `other`', 'other', '', 'needed'],
  ['rejects a text that is too short', 'other', 'ab', 'too_short'],
  ['accepts a text without a policy', null, 'abc', null],
] as const)('%s', (_name, code, text, error) => {
  expect(getReasonError(code, text)).toBe(error);
});
