import { git } from '../../testing/measurements.ts';

/**
 * Reasons against deploying a checkout: main's history must contain every deployed version.
 *
 * @param branch the current branch
 * @param changed `git status --porcelain`
 */
export const findTreeFaults = (branch: string, changed: string): string[] => [
  ...(branch === 'main' ? [] : [`the branch is ${branch || 'none'}, not main (--dirty allows it)`]),
  ...(changed === '' ? [] : [`${changed.split('\n').length} files are not committed (--dirty allows them)`]),
];

/** Reasons against deploying this checkout. */
export const findCheckoutFaults = async (): Promise<string[]> =>
  findTreeFaults(await git('branch', '--show-current'), await git('status', '--porcelain'));
