import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../emulators/paths.ts';
import { filesOf, LONG_API_TESTS, LONG_BROWSER_TESTS } from './long-tests.ts';

const LONG = ['b.test.ts', 'console-b.test.ts'];
const CONSOLE = { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts'] };

describe('what a run leaves out', () => {
  it.each([
    ['all', { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts'] }],
    ['quick', { include: ['console-*.test.ts'], exclude: ['console-alone.test.ts', ...LONG] }],
    ['long', { include: ['console-b.test.ts'], exclude: ['console-alone.test.ts'] }],
  ] as const)('of a project, %s', (length, files) => {
    expect(filesOf(length, LONG, CONSOLE)).toEqual(files);
  });
  it('is there', () => {
    const files = [...LONG_API_TESTS, ...LONG_BROWSER_TESTS.map((name) => join('tests/e2e', name))];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
