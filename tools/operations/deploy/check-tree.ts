import { ROOT } from '../../emulators/paths.ts';
import { runCommand } from '../../emulators/processes.ts';

const git = async (...args: string[]): Promise<string> => (await runCommand('git', args, { cwd: ROOT })).output.trim();

/**
 * Why a checkout should not be deployed: what is deployed is to be found again in the history of main.
 *
 * @param branch the one that is checked out
 * @param changed `git status --porcelain`
 */
export const treeFaults = (branch: string, changed: string): string[] => [
  ...(branch === 'main' ? [] : [`the branch is ${branch || 'none'}, not main (--dirty deploys it all the same)`]),
  ...(changed === ''
    ? []
    : [`${changed.split('\n').length} files are not committed (--dirty deploys them all the same)`]),
];

/** The same of this checkout. */
export const checkoutFaults = async (): Promise<string[]> =>
  treeFaults(await git('branch', '--show-current'), await git('status', '--porcelain'));
