import { createInterface } from 'node:readline/promises';
import { LauncherError } from '../emulators/errors.ts';
import type { Place } from './place.ts';

/**
 * Lets nothing that cannot be undone happen to a real project unless its id was typed: at the terminal, or after `--confirm`.
 *
 * @param what happens, for the question
 * @throws LauncherError when it was not, or was another's
 */
export const confirmProject = async (place: Place, what: string, given: string | undefined): Promise<void> => {
  if (place.emulated) return;
  const typed = given ?? (process.stdin.isTTY ? await asked(place, what) : '');
  if (typed !== place.project) {
    throw new LauncherError(`${what}: type the project's id (${place.project}), or give it after --confirm.`);
  }
};

const asked = async ({ project }: Place, what: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${what}. Type ${project} to go on: `)).trim();
  } finally {
    terminal.close();
  }
};
