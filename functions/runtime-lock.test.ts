import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runtimeLock, runtimePackage } from './runtime-lock.ts';

const INSTALLED = ['firebase-admin', 'firebase-functions'];
const versions = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) });

const rootLock = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'));

describe('the deployed functions’ lock file', () => {
  it('has the versions of the root lock file, entry for entry', async () => {
    const root = await rootLock();
    const { packages } = versions.parse(root);
    const lock = runtimeLock(root, 'functions', INSTALLED);
    const paths = Object.keys(lock.packages).filter((path) => path !== '');
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(lock.packages[path]?.version, path).toBe(packages[path]?.version);
  });

  it('marks nothing as meant for development, which npm ci --omit=dev would leave out', async () => {
    const lock = runtimeLock(await rootLock(), 'functions', INSTALLED);
    expect(Object.values(lock.packages).filter((entry) => 'dev' in entry || 'devOptional' in entry)).toEqual([]);
  });

  it('asks for exact versions on Node 24', async () => {
    const lock = runtimeLock(await rootLock(), 'functions', INSTALLED);
    const own = runtimePackage(lock);
    expect(own).toMatchObject({ engines: { node: '24' }, type: 'module' });
    expect(Object.values(Object(own.dependencies)).every((version) => /^\d+\.\d+\.\d+$/.test(String(version)))).toBe(
      true,
    );
  });

  it('finds a package as Node does: beside the one that asks, then above it', () => {
    const root = {
      packages: {
        'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.1.0', optionalDependencies: { gone: '1' } },
      },
    };
    expect(Object.keys(runtimeLock(root, 'functions', ['a']).packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('refuses what it cannot resolve', () => {
    const root = { packages: { 'node_modules/a': { version: '1.0.0', dependencies: { missing: '1' } } } };
    expect(() => runtimeLock(root, 'functions', ['a'])).toThrow('no missing for node_modules/a');
  });
});
