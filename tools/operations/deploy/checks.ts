import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_REGION } from '@bigorna/domain/region';
import { buildFunctions, buildPages } from '../../build.ts';
import { CACHE, ROOT } from '../../emulators/paths.ts';
import { GATES } from '../../testing/gates.ts';
import { emulatorFaults, weightFaults } from './check-bundle.ts';
import { configFaults, headerFaults, readFirebaseJson } from './check-config.ts';
import { indexFaults, readIndexes } from './check-database.ts';
import { loadFunctions } from './check-functions.ts';
import { declaredParameters, parameterFaults } from './check-parameters.ts';
import { ruleFaults } from './check-rules.ts';
import { checkoutFaults } from './check-tree.ts';
import type { Settings } from './settings.ts';

/** Something that must hold before anything is deployed; needs no credentials. */
export interface Check {
  readonly name: string;
  /** What is wrong; nothing when all is well. */
  find(): Promise<readonly string[]>;
}

export interface CheckOptions {
  /** Deploy what is not committed, or from another branch. */
  readonly dirty: boolean;
  /** The project's settings; null where none was named. */
  readonly settings: Settings | null;
}

const HOSTING = join(CACHE, 'hosting');

/** Every check, in the order in which they are made: what is quick and fails often comes first. */
export const checksOf = ({ dirty, settings }: CheckOptions): readonly Check[] => [
  ...(dirty ? [] : [{ name: 'git: main, all committed', find: checkoutFaults }]),
  ...GATES.map(({ name, check }) => ({
    name,
    find: async () => {
      const complaint = await check();
      return complaint === null ? [] : [complaint];
    },
  })),
  { name: 'indexes: every query has one, what expires is removed', find: async () => indexFaults(await readIndexes()) },
  { name: 'rules: Firestore and Storage parse', find: ruleFaults },
  {
    name: 'parameters: declared, documented, given',
    find: async () => {
      const guide = await readFile(join(ROOT, 'docs', 'operations.md'), 'utf8');
      return parameterFaults(await declaredParameters(), guide, settings && Object.keys(settings));
    },
  },
  {
    name: 'headers: firebase.json says what the domain asks for',
    find: async () => headerFaults(await readFirebaseJson()),
  },
  {
    name: 'build: functions, site and console for production',
    find: async () => {
      await Promise.all([buildFunctions(), buildPages('production')]);
      return [];
    },
  },
  {
    name: 'functions: install and load alone; firebase.json leads to each',
    find: async () => {
      const served = (await loadFunctions()).filter(({ isServed }) => isServed).map(({ name }) => name);
      return configFaults(await readFirebaseJson(), served, settings?.REGION ?? DEFAULT_REGION);
    },
  },
  { name: 'bundle: nothing of the emulators', find: () => emulatorFaults(HOSTING) },
  { name: 'bundle: first loads within their weight', find: () => weightFaults(HOSTING) },
];

/**
 * Makes checks one after the other, all of them, and shows each.
 *
 * @returns the names of those that found something
 */
export const runChecks = async (checks: readonly Check[], tell: (line: string) => void): Promise<string[]> => {
  const failed: string[] = [];
  for (const { name, find } of checks) {
    const faults = await find().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (faults.length > 0) failed.push(name);
    tell(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
  }
  return failed;
};
