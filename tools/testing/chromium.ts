import { access, constants } from 'node:fs/promises';
import { chromium as playwrightChromium } from 'playwright';
import { LauncherError } from '../emulators/errors.ts';
import { runCommand } from '../emulators/processes.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** What the search for a browser looks at; passed in, so that its order can be tested. */
export type ChromiumProbes = {
  /** The path in the environment variable CHROMIUM, if any. */
  readonly named: string | undefined;
  /** Whether a file is there and can be run. */
  runs(file: string): Promise<boolean>;
  /** The path of Playwright's own download. */
  readonly playwright: string;
  /** Installs Debian's package where that is possible; answers whether it did. */
  aptInstall(): Promise<boolean>;
};

/**
 * Finds the browser for the tests: CHROMIUM, /usr/bin/chromium, Playwright's own, Debian's package when root.
 * @throws LauncherError when there is none, or when CHROMIUM names something that can't be run
 */
export async function findChromium(probes: ChromiumProbes): Promise<string> {
  if (probes.named) {
    if (await probes.runs(probes.named)) return probes.named;
    throw new LauncherError(`CHROMIUM names ${probes.named}, which is not there or can't be run.`);
  }
  if (await probes.runs(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (await probes.runs(probes.playwright)) return probes.playwright;
  if ((await probes.aptInstall()) && (await probes.runs(SYSTEM_CHROMIUM))) return SYSTEM_CHROMIUM;
  throw new LauncherError(
    'No Chromium for the browser tests. Install the system package chromium, or run  npx playwright install chromium ' +
      ' or name a browser in the environment variable CHROMIUM.',
  );
}

async function aptInstall(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  console.log('Installing Chromium for the browser tests (apt-get install chromium)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const { code } = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
  });
  return code === 0;
}

/** The probes of the machine this runs on. */
export const machineChromium: ChromiumProbes = {
  named: process.env.CHROMIUM,
  runs: (file) =>
    access(file, constants.X_OK).then(
      () => true,
      () => false,
    ),
  playwright: playwrightChromium.executablePath(),
  aptInstall,
};
