import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.ts';
import { NODE } from './paths.ts';
import { runCommand } from './processes.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'below', 'build.lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('runs one job at a time', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    const before = inside;
    await new Promise(setImmediate);
    inside -= 1;
    return before;
  };
  expect(await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])).toEqual([1, 1, 1]);
  expect(existsSync(file)).toBe(false);
});

it('releases the lock when the job fails', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await withLock(file, async () => 'done')).toBe('done');
});

it('takes over the lock of a dead process', async () => {
  await withLock(file, async () => undefined);
  const { output } = await runCommand(NODE, ['-p', 'process.pid']);
  await writeFile(file, output.trim());
  expect(await withLock(file, async () => 'done')).toBe('done');
});
