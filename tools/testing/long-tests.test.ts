import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { LONG_API_TESTS, LONG_BROWSER_TESTS, selectFiles } from './long-tests.ts';

const LONG = ['b.test.ts', 'console-b.test.ts'];
const CONSOLE = { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts'] };

describe('test files of a run', () => {
  it.each([
    ['all', { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts'] }],
    ['quick', { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts', ...LONG] }],
    ['long', { include: ['console-b.test.ts'], exclude: ['console-alone.test.ts'] }],
  ] as const)('are selected from a project’s files by the length %s', (length, files) => {
    expect(selectFiles(length, LONG, CONSOLE)).toEqual(files);
  });
  it('exist if the lists of long tests contain their names', () => {
    const files = [...LONG_API_TESTS, ...LONG_BROWSER_TESTS.map((name) => join('tests/e2e', name))];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
