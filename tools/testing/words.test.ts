import { expect, it } from 'vitest';
import { findIndexProblems, findNameProblems, findTitleProblems } from './words.ts';

const names = (text: string) => findNameProblems({ path: 'a.ts', text });
const titles = (text: string) => findTitleProblems({ path: 'a.test.ts', text });

it('rejects a declared name that contains an old word, also in plural', () => {
  expect(names('export const keptMods = 1;\nexport const cachedMods = 1;')).toEqual([
    "a.ts: keptMods contains 'kept'; use: cached, stored, retained",
  ]);
  expect(names('  const DELETED_KEPT_DAYS = 30;')).toHaveLength(1);
  expect(
    names('async function listMoments() {}\ntype Verbs = 1;\ninterface Figures {}\nconst Wishes = 1;'),
  ).toHaveLength(4);
});

it('rejects a replaced name, but not a longer name that contains it', () => {
  expect(names('const inTime = 1;\nconst inTimeout = 1;')).toEqual(['a.ts: inTime is an old name; use: withTimeout']);
});

it('rejects a declared name that ends in Of', () => {
  expect(names('function rankOf() {}\nconst LABEL_OF = 1;\nexport type Proof = 1;')).toHaveLength(2);
});

it('rejects an old word in a camelCase key; other keys may be stored fields or message ids', () => {
  expect(names('const a = {\n  modsThrownAway: 1,\n  told_so_far: 1,\n  figures: 1,\n  allOf: 1,\n};')).toHaveLength(1);
});

it('rejects titles above 90 characters, and counts a placeholder as two', () => {
  const title = (length: number) => `it('${'a'.repeat(length)}', () => {});`;
  expect(titles(title(90))).toEqual([]);
  expect(titles(title(91))).toHaveLength(1);
  const withPlaceholder = `it.each([1])(\`${'a'.repeat(88)}\${JSON.stringify(value)}\`, () => {});`;
  expect(titles(withPlaceholder)).toEqual([]);
});

it('rejects a requirement id at the beginning of a title', () => {
  expect(titles(`it('${'R021'} refuses', () => {});`)).toHaveLength(1);
  expect(titles(`it('refuses (${'R021'})', () => {});`)).toEqual([]);
});

it('rejects a decision page that the index links never or twice', () => {
  const index = '- [A](a.md): first\n- [B](b.md): second\n- [B](b.md): again';
  expect(findIndexProblems(index, ['a.md'])).toEqual([]);
  expect(findIndexProblems(index, ['a.md', 'b.md', 'c.md'])).toEqual([
    'docs/decisions/README.md: b.md is not linked exactly once',
    'docs/decisions/README.md: c.md is not linked exactly once',
  ]);
});
