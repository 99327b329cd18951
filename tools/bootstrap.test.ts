import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installReason, lockHash } from './bootstrap.mjs';
import { NODE } from './emulators/paths.ts';
import { runCommand } from './emulators/processes.ts';

let checkout: string;
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'bigorna' },
      domain: { version: '0.1.0' },
      'node_modules/zod': { version, integrity: `sha512-${version}` },
      'node_modules/only-for-windows': { version: '1.0.0', optional: true },
    },
  });
const installedOf = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/zod': { version, integrity: `sha512-${version}` } } });
const put = (path: string, text: string) => writeFile(join(checkout, path), text);
const stamp = () => readFile(join(checkout, 'node_modules/.bigorna-lock'), 'utf8').catch(() => null);

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await put('package-lock.json', lockOf('4.6.7'));
});
afterEach(() => rm(checkout, { recursive: true }));

it('installs on a fresh clone', () => {
  expect(installReason(checkout)).toContain('not installed yet');
});

it('does not install again while the lock file is the one that was installed', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await put('node_modules/.bin/node', '');
  await put('node_modules/.bigorna-lock', lockHash(lockOf('4.6.7')));
  expect(installReason(checkout)).toBeNull();
});

it('installs when the lock file has changed', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await put('node_modules/.bin/node', '');
  await put('node_modules/.bigorna-lock', lockHash(lockOf('4.6.6')));
  await put('node_modules/.package-lock.json', installedOf('4.6.6'));
  expect(installReason(checkout)).toContain('package-lock.json');
  expect(await stamp()).toBe(lockHash(lockOf('4.6.6')));
});

it('accepts what a developer’s own npm install brought, and remembers it', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await put('node_modules/.bin/node', '');
  await put('node_modules/.package-lock.json', installedOf('4.6.7'));
  expect(installReason(checkout)).toBeNull();
  expect((await stamp())?.trim()).toBe(lockHash(lockOf('4.6.7')));
});

it('names the scripts when it is called with none of them', async () => {
  const { code, output } = await runCommand(NODE, [join(import.meta.dirname, 'bootstrap.mjs'), 'strat']);
  expect(code).toBe(1);
  expect(output).toContain('npm run start | dev | test');
});
