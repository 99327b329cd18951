import { defineConfig } from 'vitest/config';
import { chosenLength, filesOf, LONG_API_TESTS } from './tools/testing/long-tests.ts';

/** API tests that change for a while what all others stand on, such as a setting of the site, or look whether anything at all was stored: they come after those. */
const ALONE = [
  'tests/api/access.test.ts',
  'tests/api/avatars.test.ts',
  'tests/api/avatar-faults.test.ts',
  'tests/api/home.test.ts',
  'tests/api/user-totals.test.ts',
  'tests/api/announcements.test.ts',
  'tests/api/settings.test.ts',
];

/** What spoils the seed and all else for good comes when nobody is left to need it. */
const LAST = ['tests/api/fuzz.test.ts'];

/** Where machines are shared, as for the browser tests; `npm test` names what needed it, and fails when that is more than a few. */
const RETRIES = process.env.CI ? 1 : 0;

const apiFiles = (include: readonly string[], exclude: readonly string[]) =>
  filesOf(chosenLength(), LONG_API_TESTS, { include, exclude });

/** `unit` needs nothing running; `rules` and `api` run against the emulators that `npm test` starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,tools,functions,web,admin}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          // They share nothing but what they import, which takes longer than most of them.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          ...apiFiles(['tests/api/**/*.test.ts'], ALONE),
          maxWorkers: 3,
          retry: RETRIES,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'api-alone',
          ...apiFiles(ALONE, []),
          retry: RETRIES,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'api-last',
          include: LAST,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
