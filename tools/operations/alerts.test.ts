import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';

it('each alert of docs/operations.md watches a message that the functions log (R153)', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const watched = [...guide.matchAll(/jsonPayload\.message="([^"]+)"/g)].map(([, message]) => message);
  expect(watched.length).toBeGreaterThan(10);
  const files = globSync('functions/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  expect(watched.filter((message) => !code.includes(`'${message}'`))).toEqual([]);
});
