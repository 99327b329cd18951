import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { buildFunctions, buildPages, copyRenderer } from '../../shared/build.ts';
import { CACHE, ROOT } from '../../shared/paths.ts';
import { GATES } from '../../testing/gates.ts';
import { findEmulatorFaults, findWeightFaults } from './check-bundle.ts';
import { findConfigFaults, findHeaderFaults, readFirebaseJson } from './check-config.ts';
import { findIndexFaults, readIndexes } from './check-database.ts';
import { loadFunctions } from './check-functions.ts';
import { findParameterFaults, readDeclaredParameters } from './check-parameters.ts';
import { findQuotaFaults } from './check-quota.ts';
import { findRetentionFaults } from './check-retention.ts';
import { findRuleFaults } from './check-rules.ts';
import { findCheckoutFaults } from './check-tree.ts';
import type { Settings } from './settings.ts';

/** A precondition of a deploy; needs no credentials. */
export interface Check {
  readonly name: string;
  /** Returns the faults; empty on success. */
  find(): Promise<readonly string[]>;
}

export interface CheckOptions {
  /** Allows uncommitted files and other branches. */
  readonly dirty: boolean;
  /** The project's settings; null without a project. */
  readonly settings: Settings | null;
}

const HOSTING = join(CACHE, 'hosting');
const RENDERER = join(ROOT, 'functions', 'dist', 'site');

/** Every check, in order: quick checks, and checks that often fail, come first. */
export const getChecks = ({ dirty, settings }: CheckOptions): readonly Check[] => [
  ...(dirty ? [] : [{ name: 'git: main, all committed', find: findCheckoutFaults }]),
  ...GATES.map(({ name, check }) => ({
    name,
    find: async () => {
      const complaint = await check();
      return complaint === null ? [] : [complaint];
    },
  })),
  {
    name: 'indexes: every query has one, every expiring collection a TTL policy',
    find: async () => findIndexFaults(await readIndexes()),
  },
  { name: 'quota: each function fits a new project', find: async () => findQuotaFaults() },
  { name: 'rules: Firestore and Storage parse', find: findRuleFaults },
  {
    name: 'parameters: declared, documented, given',
    find: async () => {
      const guide = await readFile(join(ROOT, 'docs', 'operations.md'), 'utf8');
      return findParameterFaults(await readDeclaredParameters(), guide, settings && Object.keys(settings));
    },
  },
  {
    name: 'retention: logs, access records and backups as domain promises',
    find: async () => {
      const files = ['docs/operations.md', 'deploy/bucket-lifecycle.json'];
      return findRetentionFaults(
        (await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))).join('\n'),
      );
    },
  },
  {
    name: 'headers: firebase.json matches domain',
    find: async () => findHeaderFaults(await readFirebaseJson()),
  },
  {
    name: 'build: functions, site and console for production',
    find: async () => {
      await Promise.all([buildFunctions(), buildPages('production')]);
      await copyRenderer('production', join(ROOT, 'functions', 'dist'));
      return [];
    },
  },
  {
    name: 'functions: install and load alone; firebase.json routes to each',
    find: async () => {
      const served = (await loadFunctions()).filter(({ isServed }) => isServed).map(({ name }) => name);
      return findConfigFaults(await readFirebaseJson(), served, settings?.REGION ?? DEFAULT_REGION);
    },
  },
  {
    name: 'bundle: no trace of emulators',
    find: async () => [...(await findEmulatorFaults(HOSTING)), ...(await findEmulatorFaults(RENDERER))],
  },
  { name: 'bundle: first loads within budget', find: () => findWeightFaults(HOSTING, RENDERER) },
];

/**
 * Runs all checks one after the other, and prints each.
 *
 * @returns the names of failed checks
 */
export const runChecks = async (checks: readonly Check[], log: (line: string) => void): Promise<string[]> => {
  const failed: string[] = [];
  for (const { name, find } of checks) {
    const faults = await find().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (faults.length > 0) failed.push(name);
    log(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
  }
  return failed;
};
