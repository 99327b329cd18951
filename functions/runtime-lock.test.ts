import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRuntimeLock, createRuntimePackage } from './runtime-lock.ts';

const INSTALLED = ['firebase-admin', 'firebase-functions'];
const versions = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) });

const rootLock = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'));

describe('lock file of the deployed functions', () => {
  it('has the same versions as the root lock file', async () => {
    const root = await rootLock();
    const { packages } = versions.parse(root);
    const lock = createRuntimeLock(root, 'functions', INSTALLED);
    const paths = Object.keys(lock.packages).filter((path) => path !== '');
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(lock.packages[path]?.version, path).toBe(packages[path]?.version);
  });

  it('drops dev marks so that npm ci --omit=dev installs every entry', async () => {
    const lock = createRuntimeLock(await rootLock(), 'functions', INSTALLED);
    expect(Object.values(lock.packages).filter((entry) => 'dev' in entry || 'devOptional' in entry)).toEqual([]);
  });

  it('requires exact versions and Node 24', async () => {
    const lock = createRuntimeLock(await rootLock(), 'functions', INSTALLED);
    const manifest = createRuntimePackage(lock);
    expect(manifest).toMatchObject({ engines: { node: '24' }, type: 'module' });
    expect(
      Object.values(Object(manifest.dependencies)).every((version) => /^\d+\.\d+\.\d+$/.test(String(version))),
    ).toBe(true);
  });

  it('resolves a package like Node does: own folder first, then parent folders', () => {
    const root = {
      packages: {
        'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.1.0', optionalDependencies: { gone: '1' } },
      },
    };
    expect(Object.keys(createRuntimeLock(root, 'functions', ['a']).packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('throws when a dependency cannot be resolved', () => {
    const root = { packages: { 'node_modules/a': { version: '1.0.0', dependencies: { missing: '1' } } } };
    expect(() => createRuntimeLock(root, 'functions', ['a'])).toThrow('no missing for node_modules/a');
  });
});
