import { expect, it } from 'vitest';
import { requirementProblems } from './requirements.ts';

const files: Record<string, string> = {
  'tests/api/download.test.ts': "it('R021 refuses a visitor', …)\nit('R022 refuses the unverified', …)",
};
const source = (path: string) => files[path] ?? null;
const page = (...rows: string[]) =>
  ['Finished issues: 01', '', '| id | issue | demand | shown by |', ...rows].join('\n');
const problems = (...rows: string[]) => requirementProblems(page(...rows), source, ['bench']);
const shown = '| R021 | 01 | signed out | tests/api/download.test.ts: R021 refuses a visitor |';

it('accepts a demand that an existing test bears in its title', () => {
  expect(problems(shown)).toEqual([]);
});

it('refuses a demand of a finished issue that nothing shows, and not one of a later issue', () => {
  expect(problems(shown, '| R022 | 01 | unverified | |')).toEqual(['R022: nothing shows it']);
  expect(problems(shown, '| R022 | 02 | unverified | |')).toEqual([]);
});

it('refuses a test that does not exist, in a file that does or does not', () => {
  expect(problems('| R021 | 01 | x | tests/api/download.test.ts: R021 something else |')[0]).toContain('has no test');
  expect(problems('| R021 | 01 | x | tests/api/gone.test.ts: R021 refuses |')[0]).toContain('there is no file');
});

it('refuses a title that does not bear the id', () => {
  const row = '| R099 | 01 | x | tests/api/download.test.ts: R021 refuses a visitor |';
  expect(problems(row)[0]).toContain('does not bear the id');
});

it('looks at each of several entries', () => {
  const both = 'tests/api/download.test.ts: R021 refuses a visitor<br>script: npm run bench -- weight';
  expect(problems(`| R021 | 01 | x | ${both} |`)).toEqual([]);
  expect(problems(`| R021 | 01 | x | ${both}<br>script: npm run nothing |`)[0]).toContain('no script');
});

it('refuses a page that names no finished issue', () => {
  expect(requirementProblems(shown, source, [])).toHaveLength(1);
});
