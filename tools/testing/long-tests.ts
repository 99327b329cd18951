import { matchesGlob } from 'node:path';
import { z } from 'zod';

/**
 * Tests of a run: `npm test` runs the quick tests, `npm run test:long` the long ones. With a title pattern, both select
 * from all tests.
 */
const LENGTHS = ['quick', 'long', 'all'] as const;
export type Length = (typeof LENGTHS)[number];

/** Environment variable that passes the length to vitest and Playwright; default all. */
export const LENGTH_VARIABLE = 'BIGORNA_TESTS';

/** @throws ZodError for an unknown length in the environment */
export const readLength = (): Length => z.enum(LENGTHS).default('all').parse(process.env[LENGTH_VARIABLE]);

/**
 * Browser tests that `npm test` skips to stay below fourteen minutes on two cores. Some cover every page in every
 * language and theme, most console pages, and edge cases of forms and lists. The rest repeat journeys that a quicker
 * test covers.
 */
export const LONG_BROWSER_TESTS: readonly string[] = [
  'account-accessibility.test.ts',
  'account-menu.test.ts',
  'achievements.test.ts',
  'activity.test.ts',
  'ads.test.ts',
  'app-check.test.ts',
  'banned-rights.test.ts',
  'changelog.test.ts',
  'comment-threads.test.ts',
  'console-accessibility.test.ts',
  'console-comments.test.ts',
  'console-content.test.ts',
  'console-details.test.ts',
  'console-drafts.test.ts',
  'console-files.test.ts',
  'console-forms.test.ts',
  'console-frame.test.ts',
  'console-game-versions.test.ts',
  'console-incident.test.ts',
  'console-languages.test.ts',
  'console-lists.test.ts',
  'console-logs.test.ts',
  'console-media-kit.test.ts',
  'console-messages.test.ts',
  'console-releases.test.ts',
  'console-report-cards.test.ts',
  'console-rights.test.ts',
  'console-roles.test.ts',
  'console-site-wide.test.ts',
  'console-take-down.test.ts',
  'dashboard.test.ts',
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
  'live-hygiene.test.ts',
  'loading.test.ts',
  'long-words.test.ts',
  'media-kit.test.ts',
  'member-page.test.ts',
  'mod-page-accessibility.test.ts',
  'mod-page-comments.test.ts',
  'mod-page-feedback.test.ts',
  'network-gone.test.ts',
  'not-found.test.ts',
  'notifications.test.ts',
  'offline.test.ts',
  'password-reset.test.ts',
  'register.test.ts',
  'session-states.test.ts',
  'session-tabs.test.ts',
  'session-tokens.test.ts',
  'stolen-staff-account.test.ts',
  'suggest.test.ts',
  'text-pages.test.ts',
  'verification.test.ts',
];

/** API tests that `npm test` skips: they wait for background work, run thousands of actions, or inject faults. */
export const LONG_API_TESTS: readonly string[] = [
  'tests/api/achievements-sweep.test.ts',
  'tests/api/achievements.test.ts',
  'tests/api/announcement-fan-out.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/blocked-copies.test.ts',
  'tests/api/catalogue-snapshots.test.ts',
  'tests/api/catalogue-source.test.ts',
  'tests/api/counting.test.ts',
  'tests/api/deletion-steps.test.ts',
  'tests/api/download-burst.test.ts',
  'tests/api/fan-outs.test.ts',
  'tests/api/firebase-endpoints.test.ts',
  'tests/api/floods.test.ts',
  'tests/api/functions-package.test.ts',
  'tests/api/guesses-from-many-ips.test.ts',
  'tests/api/known-game-versions.test.ts',
  'tests/api/languages.test.ts',
  'tests/api/login-burst.test.ts',
  'tests/api/mail-caps.test.ts',
  'tests/api/member-counts.test.ts',
  'tests/api/member-life.test.ts',
  'tests/api/member-profile.test.ts',
  'tests/api/migrations.test.ts',
  'tests/api/mod-deletion.test.ts',
  'tests/api/mod-page.test.ts',
  'tests/api/nightly-reconciliation.test.ts',
  'tests/api/nightly-repair.test.ts',
  'tests/api/page-reads.test.ts',
  'tests/api/password-change.test.ts',
  'tests/api/password-reset-steps.test.ts',
  'tests/api/password-reset.test.ts',
  'tests/api/random-operations.test.ts',
  'tests/api/rate-limits-without-firestore.test.ts',
  'tests/api/registration-faults.test.ts',
  'tests/api/releases-staff.test.ts',
  'tests/api/repair.test.ts',
  'tests/api/reviews.test.ts',
  'tests/api/roles.test.ts',
  'tests/api/roll-ups.test.ts',
  'tests/api/staff-content.test.ts',
  'tests/api/staff-users.test.ts',
  'tests/api/take-down-job.test.ts',
  'tests/api/take-down-many.test.ts',
  'tests/api/upload-sweep.test.ts',
  'tests/api/whole-exports.test.ts',
];

/** Included and excluded test files of a project, as vitest and Playwright expect. */
export type Files = { readonly include: readonly string[]; readonly exclude: readonly string[] };

const belongsTo = (patterns: readonly string[]) => (file: string) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

/** A project's files of one length; `long` may name files of other projects too. */
export const selectFiles = (length: Length, long: readonly string[], { include, exclude }: Files) => {
  if (length === 'all') return { include: [...include], exclude: [...exclude] };
  if (length === 'quick') return { include: [...include], exclude: [...exclude, ...long] };
  return { include: long.filter(belongsTo(include)), exclude: [...exclude] };
};
