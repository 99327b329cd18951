import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installReason, lockHash } from './bootstrap.mjs';
import { NODE } from './shared/paths.ts';
import { runCommand } from './shared/processes.ts';

let checkout: string;
const buildLock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'bigorna' },
      domain: { version: '0.1.0' },
      'node_modules/zod': { version, integrity: `sha512-${version}` },
      'node_modules/only-for-windows': { version: '1.0.0', optional: true },
    },
  });
const buildInstalled = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/zod': { version, integrity: `sha512-${version}` } } });
const write = (path: string, text: string) => writeFile(join(checkout, path), text);
const stamp = () => readFile(join(checkout, 'node_modules/.bigorna-lock'), 'utf8').catch(() => null);

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await write('package-lock.json', buildLock('4.6.7'));
});
afterEach(() => rm(checkout, { recursive: true }));

it('installs on a fresh clone', () => {
  expect(installReason(checkout)).toContain('not installed yet');
});

it('skips the installation while the lock file is unchanged', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await write('node_modules/.bin/node', '');
  await write('node_modules/.bigorna-lock', lockHash(buildLock('4.6.7')));
  expect(installReason(checkout)).toBeNull();
});

it('installs when the lock file has changed', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await write('node_modules/.bin/node', '');
  await write('node_modules/.bigorna-lock', lockHash(buildLock('4.6.6')));
  await write('node_modules/.package-lock.json', buildInstalled('4.6.6'));
  expect(installReason(checkout)).toContain('package-lock.json');
  expect(await stamp()).toBe(lockHash(buildLock('4.6.6')));
});

it('accepts a developer’s npm install, and stores the hash of the lock file', async () => {
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await write('node_modules/.bin/node', '');
  await write('node_modules/.package-lock.json', buildInstalled('4.6.7'));
  expect(installReason(checkout)).toBeNull();
  expect((await stamp())?.trim()).toBe(lockHash(buildLock('4.6.7')));
});

it('installs again when the npm of an older Node has left out Firestore', async () => {
  const lock = JSON.parse(buildLock('4.6.7'));
  lock.packages['node_modules/@google-cloud/firestore'] = { version: '9.4.1', optional: true };
  await write('package-lock.json', JSON.stringify(lock));
  await mkdir(join(checkout, 'node_modules/.bin'), { recursive: true });
  await write('node_modules/.bin/node', '');
  await write('node_modules/.package-lock.json', buildInstalled('4.6.7'));
  expect(installReason(checkout)).toContain('package-lock.json');
});

it('lists the scripts when called with an unknown script', async () => {
  const { code, output } = await runCommand(NODE, [join(import.meta.dirname, 'bootstrap.mjs'), 'strat']);
  expect(code).toBe(1);
  expect(output).toContain('npm run start | dev | test');
});
