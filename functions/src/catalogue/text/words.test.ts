import { expect, it } from 'vitest';
import { writtenWords } from './words.ts';

/** As long as takes minutes where each sign is looked at from each of those before it. */
const LENGTH = 100_000;

it.each([
  ['digits', '1'],
  ['letters', 'a'],
  ['letters and digits', 'a1'],
  ['joined words', 'a1-'],
  ['dots and digits', '.1'],
])('reads a text of nothing but %s in one go', (_what, unit) => {
  const text = unit.repeat(LENGTH / unit.length);
  expect(writtenWords(text)).toEqual([text.replace(/^\.|-$/, '')]);
});

it('ends a word before a number with dots, whatever stands before it', () => {
  expect(writtenWords('mc12.5 v2b1.20.4-x 33')).toEqual(['mc', '12.5', 'v2b', '1.20.4-x', '33']);
});
