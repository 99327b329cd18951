import { chromium as playwrightChromium } from 'playwright';
import { canExecute } from '../emulators/machine-probes.ts';
import { LauncherError } from '../shared/errors.ts';
import { runCommand } from '../shared/processes.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
const APT_MS = 180_000;

/** Probes of the browser search, injected for tests. */
export type ChromiumProbes = {
  /** The path in the environment variable CHROMIUM, if any. */
  readonly named: string | undefined;
  /** Whether a file exists and is executable. */
  runs(file: string): Promise<boolean>;
  /** Path of Playwright's download. */
  readonly playwright: string;
  /**
   * Installs a Debian package if possible.
   *
   * @returns whether the installation succeeded
   */
  aptInstall(name: 'chromium' | 'chromium-headless-shell'): Promise<boolean>;
};

/**
 * Finds a full browser, in this order: CHROMIUM, /usr/bin/chromium, Playwright's download, Debian's package (only as
 * root).
 *
 * @throws LauncherError if there is none, or if CHROMIUM is not executable
 */
export async function findChromium(probes: ChromiumProbes): Promise<string> {
  if (probes.named) {
    if (await probes.runs(probes.named)) return probes.named;
    throw new LauncherError(`CHROMIUM names ${probes.named}, which is missing or not executable.`);
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
 * Finds the browser for tests: CHROMIUM, else the headless shell, else a full browser. The shell is the same engine
 * without user interface, at half the CPU cost.
 *
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
  // Fails fast without a network, and uses the installed version.
  const apt = (...args: string[]) =>
    runCommand('apt-get', ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
      env,
      timeoutMs: APT_MS,
    });
  await apt('update');
  const { code } = await apt('install', '-y', '--no-install-recommends', name);
  return code === 0;
}

export const machineChromium: ChromiumProbes = {
  named: process.env.CHROMIUM,
  runs: canExecute,
  playwright: playwrightChromium.executablePath(),
  aptInstall,
};
