import { access, constants } from 'node:fs/promises';
import { chromium as playwrightChromium } from 'playwright';
import { LauncherError } from '../emulators/errors.ts';
import { runCommand } from '../emulators/processes.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
const APT_MS = 180_000;

/** What the search for a browser looks at; passed in, so that its order can be tested. */
export type ChromiumProbes = {
  /** The path in the environment variable CHROMIUM, if any. */
  readonly named: string | undefined;
  /** Whether a file is there and can be run. */
  runs(file: string): Promise<boolean>;
  /** The path of Playwright's own download. */
  readonly playwright: string;
  /** Installs a package of Debian's where that is possible; answers whether it did. */
  aptInstall(name: 'chromium' | 'chromium-headless-shell'): Promise<boolean>;
};

/**
 * Finds a whole browser: CHROMIUM, /usr/bin/chromium, Playwright's own, Debian's package when root.
 * @throws LauncherError when there is none, or when CHROMIUM names something that can't be run
 */
export async function findChromium(probes: ChromiumProbes): Promise<string> {
  if (probes.named) {
    if (await probes.runs(probes.named)) return probes.named;
    throw new LauncherError(`CHROMIUM names ${probes.named}, which is not there or can't be run.`);
  }
  if (await probes.runs(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (await probes.runs(probes.playwright)) return probes.playwright;
  if ((await probes.aptInstall('chromium')) && (await probes.runs(SYSTEM_CHROMIUM))) return SYSTEM_CHROMIUM;
  throw new LauncherError(
    'No Chromium for the browser tests. Install the system package chromium, or run  npx playwright install chromium ' +
      ' or name a browser in the environment variable CHROMIUM.',
  );
}

/**
 * Finds the browser for the tests: the one that CHROMIUM names, else Chromium's headless shell, else a whole browser. The
 * shell is the same engine without windows, toolbars and their processes: the tests need half the work with it.
 * @throws LauncherError as {@link findChromium} does
 */
export async function findTestBrowser(probes: ChromiumProbes): Promise<string> {
  if (probes.named) return findChromium(probes);
  if (await probes.runs(SYSTEM_SHELL)) return SYSTEM_SHELL;
  if ((await probes.aptInstall('chromium-headless-shell')) && (await probes.runs(SYSTEM_SHELL))) return SYSTEM_SHELL;
  return findChromium(probes);
}

async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Chromium for the browser tests (apt-get install ${name})…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network, what is here must do, and soon.
  const apt = (...args: string[]) =>
    runCommand('apt-get', ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
      env,
      timeoutMs: APT_MS,
    });
  await apt('update');
  const { code } = await apt('install', '-y', '--no-install-recommends', name);
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
