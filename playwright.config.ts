import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chosenLength, filesOf, LONG_BROWSER_TESTS } from './tools/testing/long-tests.ts';

const SHELL = '/usr/bin/chromium-headless-shell';

/** `npm test` names its choice in CHROMIUM; without it, the system's. */
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

/** Nothing but this machine can be reached: a request to another host fails, and fails its test. */
const ONLY_THIS_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** They change the portal for everybody (who may enter, what all are told, what waits first): when no other test runs. */
const ALONE = [
  'console-site-wide.test.ts',
  'console-reviews.test.ts',
  'day-at-the-desk.test.ts',
  'hostile-texts.test.ts',
];

/** They make, approve and take away mods, which visitors' tests would see come and go. */
const STAFF = ['console-*.test.ts', 'staff.test.ts'];

const browserFiles = (include: readonly string[], exclude: readonly string[]) => {
  const files = filesOf(chosenLength(), LONG_BROWSER_TESTS, { include, exclude });
  return { testMatch: files.include, testIgnore: files.exclude };
};

const SITE = process.env.BIGORNA_URL ?? 'http://localhost:15050';

/** The browser tests; `npm test` starts the emulators for them, says where they are, and runs the projects one after the other. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'warm-up', testMatch: '*.setup.ts' },
    { name: 'site', dependencies: ['warm-up'], ...browserFiles(['*.test.ts'], [...ALONE, ...STAFF]) },
    { name: 'console', dependencies: ['warm-up'], ...browserFiles(STAFF, ALONE) },
    { name: 'alone', dependencies: ['warm-up'], ...browserFiles(ALONE, []), fullyParallel: false, workers: 1 },
  ],
  // A folder a portal, so that two runs against two portals do not empty each other's.
  outputDir: `.cache/e2e/${new URL(SITE).port || 'default'}`,
  workers: 2,
  fullyParallel: true,
  // Where machines are shared; `npm test` names what needed it, and fails when that is more than a few.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    // Sparks and fades take time from what is tested; a test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // What a worker answers no test can route; the test of what is read offline allows it.
    serviceWorkers: 'block',
    video: 'off',
    // Tracing every test costs a quarter of the whole; `--trace on` where one is looked into.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=${ONLY_THIS_MACHINE}`,
      ],
    },
  },
});
