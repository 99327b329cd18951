import { expect, it } from 'vitest';
import { splitWords } from './words.ts';

/** Long enough to take minutes with a quadratic regular expression. */
const LENGTH = 100_000;

it.each([
  ['digits', '1'],
  ['letters', 'a'],
  ['letters and digits', 'a1'],
  ['joined words', 'a1-'],
  ['dots and digits', '.1'],
])('splitWords reads a long text of %s in linear time', (_what, unit) => {
  const text = unit.repeat(LENGTH / unit.length);
  expect(splitWords(text)).toEqual([text.replace(/^\.|-$/, '')]);
});

it('splitWords ends a word before a dotted number', () => {
  expect(splitWords('mc12.5 v2b1.20.4-x 33')).toEqual(['mc', '12.5', 'v2b', '1.20.4-x', '33']);
});
