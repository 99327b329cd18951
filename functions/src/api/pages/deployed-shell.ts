import { now } from '../../platform/clock.ts';

const ASK_EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

const readShell = async (site: string): Promise<string | undefined> => {
  const response = await fetch(`${site}/shell.html`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? await response.text() : undefined;
};

/**
 * A deploy updates the functions minutes before Hosting. Until then, our pages would name files that Hosting lacks.
 *
 * @param own shell.html of this function's build
 * @param site URL of the site; empty if there is none, as in the emulators
 * @returns finds Hosting's shell.html: undefined if it is our own, or if Hosting does not respond
 */
export const createShellFinder = (own: string, site: string): (() => Promise<string | undefined>) => {
  let asked: { at: number; shell: Promise<string | undefined> } | undefined;
  let isDeployed = site === '';
  return async () => {
    if (isDeployed) return undefined;
    const at = now().getTime();
    if (!asked || at - asked.at >= ASK_EVERY_MS) asked = { at, shell: readShell(site).catch(() => undefined) };
    const shell = await asked.shell;
    if (shell === own) isDeployed = true;
    return isDeployed ? undefined : shell;
  };
};
