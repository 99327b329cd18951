import { defineConfig } from 'vitest/config';

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

/** Where machines are shared, as for the browser tests; `npm test` names what needed it, and fails when that is more than a few. */
const RETRIES = process.env.CI ? 1 : 0;

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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ALONE,
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
          include: ALONE,
          retry: RETRIES,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
