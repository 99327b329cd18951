import { createInterface } from 'node:readline/promises';
import { LauncherError } from '../shared/errors.ts';
import type { Environment } from './environment.ts';

/**
 * Asks for the id of a real project before an irreversible action: at the terminal, or by `--confirm`.
 *
 * @param what the action, for the prompt
 * @throws LauncherError if the id is missing or wrong
 */
export const confirmProject = async (
  environment: Environment,
  what: string,
  given: string | undefined,
): Promise<void> => {
  if (environment.emulated) return;
  const typed = given ?? (process.stdin.isTTY ? await promptForProject(environment, what) : '');
  if (typed !== environment.project) {
    throw new LauncherError(`${what}: type the project's id (${environment.project}), or give it after --confirm.`);
  }
};

const promptForProject = async ({ project }: Environment, what: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${what}. Type ${project} to go on: `)).trim();
  } finally {
    terminal.close();
  }
};
