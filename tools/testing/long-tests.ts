import { matchesGlob } from 'node:path';
import { z } from 'zod';

/** What a run takes of the tests: `npm test` the quick ones, `npm run test:long` those it leaves out, a chosen title all. */
const LENGTHS = ['quick', 'long', 'all'] as const;
export type Length = (typeof LENGTHS)[number];

/** The name in the environment by which `npm test` tells vitest and Playwright; without it they take all. */
export const LENGTH_VARIABLE = 'BIGORNA_TESTS';

/** @throws ZodError when the environment names a length that there is not */
export const chosenLength = (): Length => z.enum(LENGTHS).default('all').parse(process.env[LENGTH_VARIABLE]);

/**
 * Browser tests that `npm test` leaves out, to stay within fifteen minutes on two cores: those that open every page in every
 * language and theme, and those of what a quicker one has already walked through.
 */
export const LONG_BROWSER_TESTS: readonly string[] = [
  'account-accessibility.test.ts',
  'account-menu.test.ts',
  'activity.test.ts',
  'ads.test.ts',
  'console-accessibility.test.ts',
  'console-comments.test.ts',
  'console-content.test.ts',
  'console-frame.test.ts',
  'console-media-kit.test.ts',
  'console-releases.test.ts',
  'console-roles.test.ts',
  'console-site-wide.test.ts',
  'console-take-down.test.ts',
  'dev-mail.test.ts',
  'dev-ui.test.ts',
  'downloads.test.ts',
  'edit-profile-access.test.ts',
  'edit-profile-account.test.ts',
  'edit-profile-avatar.test.ts',
  'edit-profile-data.test.ts',
  'edit-profile-unsaved.test.ts',
  'edit-profile.test.ts',
  'every-page-accessible.test.ts',
  'every-page-languages.test.ts',
  'favorites.test.ts',
  'hostile-texts.test.ts',
  'landing.test.ts',
  'language.test.ts',
  'media-kit.test.ts',
  'mod-page-accessibility.test.ts',
  'mod-page-comments.test.ts',
  'mod-page-feedback.test.ts',
  'not-found.test.ts',
  'notifications.test.ts',
  'offline.test.ts',
  'password-reset.test.ts',
  'register.test.ts',
  'session-states.test.ts',
  'session-tabs.test.ts',
  'session-tokens.test.ts',
  'suggest.test.ts',
  'text-pages.test.ts',
  'verification.test.ts',
];

/** API tests that `npm test` leaves out: they wait for figures to settle, or do thousands of things. */
export const LONG_API_TESTS: readonly string[] = [
  'tests/api/achievements-sweep.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/catalogue-snapshots.test.ts',
  'tests/api/catalogue-source.test.ts',
  'tests/api/counting.test.ts',
  'tests/api/deletion-steps.test.ts',
  'tests/api/download-burst.test.ts',
  'tests/api/fan-outs.test.ts',
  'tests/api/login-burst.test.ts',
  'tests/api/member-figures.test.ts',
  'tests/api/member-life.test.ts',
  'tests/api/migrations.test.ts',
  'tests/api/mod-deletion.test.ts',
  'tests/api/mod-page.test.ts',
  'tests/api/nightly-reconciliation.test.ts',
  'tests/api/nightly-repair.test.ts',
  'tests/api/own-profile.test.ts',
  'tests/api/password-change.test.ts',
  'tests/api/password-reset.test.ts',
  'tests/api/public-endpoints.test.ts',
  'tests/api/random-operations.test.ts',
  'tests/api/rate-limits-without-firestore.test.ts',
  'tests/api/releases-staff.test.ts',
  'tests/api/repair.test.ts',
  'tests/api/reviews.test.ts',
  'tests/api/roles.test.ts',
  'tests/api/staff-content.test.ts',
  'tests/api/staff-users.test.ts',
];

/** Which of a project's test files are in and which are out, as vitest and Playwright take them. */
export type Files = { readonly include: readonly string[]; readonly exclude: readonly string[] };

const isOf = (patterns: readonly string[]) => (file: string) => patterns.some((pattern) => matchesGlob(file, pattern));

/** A project's files of one length; `long` may name files of other projects too. */
export const filesOf = (length: Length, long: readonly string[], { include, exclude }: Files) => {
  if (length === 'all') return { include: [...include], exclude: [...exclude] };
  if (length === 'quick') return { include: [...include], exclude: [...exclude, ...long] };
  return { include: long.filter(isOf(include)), exclude: [...exclude] };
};
