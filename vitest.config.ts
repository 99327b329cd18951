import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LONG_API_TESTS, readLength, selectFiles } from './tools/testing/long-tests.ts';

const UNIT_TESTS = globSync('{domain,client,tools,lab,functions,web,admin}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});

const matches = (pattern: RegExp) => (file: string) =>
  pattern.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));

/** Whether a test replaces a module, a global, the clock or the environment. It needs an isolated worker. */
const isStubbing = matches(
  /\bvi\.(doMock|mock|spyOn|stub|useFake|setSystemTime)|process\.env(\.\w+|\[[^\]]+\]) =[^=]|Object\.defineProperty\(/,
);
const STUBBING = UNIT_TESTS.filter(isStubbing);

/** Whether an API test runs code of functions or tools, which has state of its own, or opens another project. */
const runsOwnCode = matches(
  /functions\/src\/|\/tools\/|in-process|staff-mods|separate-|set-project-env|firebase-admin\/app|support\/(mock-|not-emulated|own-index|costs|rate-limit-windows)/,
);

/** API tests that only send requests and read the stores. They can share a worker. */
const REMOTE = globSync('tests/api/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !isStubbing(file) && !runsOwnCode(file),
);

/** Generous: a timeout must detect a hanging test, but not fail a slow test. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000 };

const UNIT = { ...TIMEOUTS, maxWorkers: 2 };

/**
 * API tests that change shared state, such as a site setting or a limit of all callers together, or count all stored
 * documents. They run one by one before the other API tests: in `npm test`, browser tests use the rest of the
 * processor.
 */
const ALONE = [
  'tests/api/access.test.ts',
  'tests/api/avatars.test.ts',
  'tests/api/avatar-faults.test.ts',
  'tests/api/home.test.ts',
  'tests/api/listing.test.ts',
  'tests/api/user-totals.test.ts',
  'tests/api/announcements.test.ts',
  'tests/api/settings.test.ts',
  'tests/api/rate-limited-calls.test.ts',
];

/** These tests damage the seed permanently, so they run last. */
const LAST = ['tests/api/fuzz.test.ts'];

/** Fails a test that logs an unexpected error, where the code under test runs in the test's process. */
const LOGGED_ERRORS = { setupFiles: 'tests/api/support/logged-errors.ts' };

const apiFiles = (include: readonly string[], exclude: readonly string[]) =>
  selectFiles(readLength(), LONG_API_TESTS, { include, exclude });

/** `unit` needs no services. `rules` and `api` run against the emulators that `npm test` starts. */
export default defineConfig({
  test: {
    // The code under test logs the errors that tests provoke. Only a failed test prints them.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: UNIT_TESTS.filter((file) => !STUBBING.includes(file)),
          // Reloading the modules for each file takes longer than most of these tests.
          isolate: false,
        },
      },
      {
        test: { ...UNIT, name: 'unit-replacing', include: STUBBING },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          // The files share only their imports. Reloading these takes longer than most tests.
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'api',
          ...apiFiles(['tests/api/**/*.test.ts'], [...REMOTE, ...ALONE, ...LAST]),
          ...LOGGED_ERRORS,
          maxWorkers: 3,
          ...TIMEOUTS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api-remote',
          ...apiFiles(REMOTE, [...ALONE, ...LAST]),
          maxWorkers: 3,
          // As for `unit`: the files share only their imports.
          isolate: false,
          ...TIMEOUTS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api-alone',
          ...apiFiles(ALONE, []),
          ...LOGGED_ERRORS,
          fileParallelism: false,
          ...TIMEOUTS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'api-last',
          include: LAST,
          fileParallelism: false,
          ...TIMEOUTS,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
