import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';

const ASK_EVERY_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** Pages wait for the question, so it is rare while Hosting does not respond. */
const RETRY_AFTER_MS = 60_000;
/** The page of somebody else, such as "domain for sale", usually lacks it. */
const SHELL_PART = '<div id="root">';

const readShell = async (site: string): Promise<string> => {
  const response = await fetch(`${site}/shell.html`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!(response.ok && text.includes(SHELL_PART))) throw new Error(`shell.html responds ${response.status}`);
  return text;
};

/**
 * A deploy updates the functions minutes before Hosting. Until then, our pages would name files that Hosting lacks. The
 * names in shell.html contain hashes, also of what the files import. So two builds with the same shell.html have the
 * same files.
 *
 * @param own shell.html of this function's build
 * @param site URL of the site; empty if there is none, as in the emulators
 * @returns finds Hosting's shell.html: undefined if it is our own, or if Hosting has never responded
 */
export const createShellFinder = (own: string, site: string): (() => Promise<string | undefined>) => {
  let isSame = site === '';
  let askAt = 0;
  let shell: Promise<string | undefined> = Promise.resolve(undefined);
  const ask = async (former: string | undefined): Promise<string | undefined> => {
    try {
      const found = await readShell(site);
      isSame = found === own;
      if (!isSame && former === undefined) logger.warn('Hosting serves another build, so no rendered page is sent');
      return found;
    } catch (error) {
      askAt = now().getTime() + RETRY_AFTER_MS;
      logger.warn('the build that Hosting serves is unknown', { fault: String(error) });
      return former;
    }
  };
  const findShell = async (): Promise<string | undefined> => {
    const at = now().getTime();
    if (!isSame && at >= askAt) {
      askAt = at + ASK_EVERY_MS;
      shell = shell.then(ask);
    }
    const found = await shell;
    return isSame ? undefined : found;
  };
  void findShell();
  return findShell;
};
