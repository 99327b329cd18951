import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { LONG_BROWSER_TESTS, readLength, selectFiles } from './tools/testing/long-tests.ts';

const SHELL = '/usr/bin/chromium-headless-shell';

/** `npm test` sets CHROMIUM. Defaults to the system's browser. */
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

/** Blocks all other hosts: a request to another host fails, and its test too. */
const ONLY_THIS_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** These files change shared state (panel access, announcements, the review queue), so they run alone. */
const ALONE = [
  'console-keyboard.test.ts',
  'console-site-wide.test.ts',
  'console-reviews.test.ts',
  'staff-workflow.test.ts',
  'stolen-staff-account.test.ts',
  'hostile-texts.test.ts',
  'long-words.test.ts',
];

/** These files create, approve and delete mods, which would disturb the tests of visitors. */
const STAFF = ['console-*.test.ts', 'staff.test.ts'];

const browserFiles = (include: readonly string[], exclude: readonly string[]) => {
  const files = selectFiles(readLength(), LONG_BROWSER_TESTS, { include, exclude });
  return { testMatch: files.include, testIgnore: files.exclude };
};

const SITE = process.env.BIGORNA_URL ?? 'http://localhost:15050';

/** Name and output folder of a project. A run deletes only the output of its own portal and project. */
const named = (name: string) => ({ name, outputDir: `.cache/e2e/${new URL(SITE).port || 'default'}/${name}` });

/** The browser tests. `npm test` starts the emulators, passes their URLs and runs the projects in sequence. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { ...named('warm-up'), testMatch: '*.setup.ts' },
    { ...named('site'), dependencies: ['warm-up'], ...browserFiles(['*.test.ts'], [...ALONE, ...STAFF]) },
    { ...named('console'), dependencies: ['warm-up'], ...browserFiles(STAFF, ALONE) },
    { ...named('alone'), dependencies: ['warm-up'], ...browserFiles(ALONE, []), fullyParallel: false, workers: 1 },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a timeout must detect a hanging test, but not fail a slow test.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: SITE,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    // Animations slow the tests down. A test about motion enables them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Tests cannot route the responses of a service worker. The offline test allows the service worker.
    serviceWorkers: 'block',
    video: 'off',
    // Tracing costs a quarter of the time. Use `--trace on` to debug a test.
    trace: 'off',
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
