import { expect, test } from 'vitest';
import { rejectionFault } from './rejection-fault.ts';

test.each([
  ['a policy alone will do', 'copyright', '', null],
  ['a policy takes words besides', 'copyright', 'x', null],
  ['without a policy it needs words', null, '', 'needed'],
  ['`other` needs words', 'other', '', 'needed'],
  ['words must say something', 'other', 'ab', 'too_short'],
  ['words alone will do', null, 'abc', null],
] as const)('%s', (_name, code, words, fault) => {
  expect(rejectionFault(code, words)).toBe(fault);
});
