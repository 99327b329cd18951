import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { computeTreeHash } from './tree-hash.ts';

let root: string;
let before: string;
const write = (path: string, text: string) => writeFile(join(root, path), text);
const hash = () => computeTreeHash(root, ['web', 'lock.json', 'absent']);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tree-hash-'));
  await mkdir(join(root, 'web/src'), { recursive: true });
  await mkdir(join(root, 'web/dist'));
  await write('web/src/a.ts', 'a');
  await write('lock.json', '{}');
  before = await hash();
});
afterEach(() => rm(root, { recursive: true }));

it('changes the hash when the bytes of a file change or a file is added', async () => {
  await write('web/src/a.ts', 'b');
  const changed = await hash();
  await write('web/src/b.ts', 'a');
  expect(new Set([before, changed, await hash()]).size).toBe(3);
});

it('ignores timestamps, build results and tests', async () => {
  await utimes(join(root, 'web/src/a.ts'), 1, 1);
  await write('web/dist/index.js', 'built');
  await write('web/src/a.test.ts', 'test');
  expect(await hash()).toBe(before);
});
