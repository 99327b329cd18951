import { expect, it } from 'vitest';
import { fillEvidence, findEvidence, findRequirementProblems } from './requirements.ts';

const files = [
  {
    path: 'tests/api/download.test.ts',
    text: "it('refuses a visitor (R021)', …)\nit(`refuses others (R021, R022)`, …)\nit('nothing', …)",
  },
];
const evidence = findEvidence(files);
const page = (...rows: string[]) =>
  ['Finished issues: 01, S02b', '', '| id | issue | demand | shown by |', ...rows].join('\n');
const problems = (...rows: string[]) =>
  findRequirementProblems(fillEvidence(page(...rows), evidence), evidence, ['bench']);
const both = ['| R021 | 01 | signed out | |', '| R022 | 01 | unverified | |'];

it('counts the titles of a file that end with an id', () => {
  expect(evidence.get('R021')).toEqual(['tests/api/download.test.ts × 2']);
  expect(evidence.get('R022')).toEqual(['tests/api/download.test.ts × 1']);
});

it('accepts a requirement that a test title names', () => {
  expect(problems(...both)).toEqual([]);
});

it('rejects a requirement without evidence only if its issue is finished', () => {
  expect(problems(...both, '| R023 | 01 | history | |')).toEqual(['R023: no test names it in its title']);
  expect(problems(...both, '| R023 | 02 | history | |')).toEqual([]);
});

it('requires evidence for a finished issue of the second stage, such as S02b', () => {
  expect(problems(...both, '| R023 | S02b | history | |')).toEqual(['R023: no test names it in its title']);
  expect(problems(...both, '| R023 | S03 | history | |')).toEqual([]);
});

it('rejects an id that the page does not list', () => {
  expect(problems('| R021 | 01 | signed out | |')).toEqual(['R022: a test names it, docs/requirements.md does not']);
});

it('keeps entries that name a script, and rejects a script that does not exist', () => {
  expect(problems(...both, '| R023 | 01 | x | script: npm run bench -- weight |')).toEqual([]);
  expect(problems(...both, '| R023 | 01 | x | script: npm run nothing |')).toEqual([
    "R023: there is no script 'nothing'",
  ]);
});

it('rejects a page that is out of date', () => {
  expect(findRequirementProblems(page(...both), evidence, [])[0]).toContain('npm run requirements');
});

it('rejects a page that names no finished issue', () => {
  expect(findRequirementProblems(both.join('\n'), evidence, [])).toHaveLength(1);
});
