import type { AchievementCounter } from '@bigorna/domain/achievements';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { Account } from '@bigorna/domain/entities/account';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import type { Counting } from '../platform/firestore.ts';

/** Whose counter is read, and by what. */
export interface Counted {
  readonly uid: string;
  readonly account: Account;
  readonly step: Counting;
}

const EVER = new Date(0);

/** One question a category: the bound holds however many downloads there are. */
const categoriesOf = async ({ uid, step }: Counted): Promise<number> => {
  const found = await Promise.all(
    CATEGORIES.map((category) => step.count('downloadersOfCategory', { uid, categories: category })),
  );
  return found.filter((downloads) => downloads > 0).length;
};

/** More than any achievement asks for; further reports of a member are not read. */
const REPORTS_READ = 50;

/** Things reported, not reports: the same thing may be reported again and again, and all are upheld at once. */
const thingsReported = async ({ uid, step }: Counted): Promise<number> => {
  const upheld = await step.run('reportsOfOutcome', { uid, outcome: 'upheld' }, { limit: REPORTS_READ });
  return new Set(upheld.map(({ data }) => data.path)).size;
};

/**
 * What achievements watch, counted from the documents as they are. Each costs one read, `categories` one a category,
 * `upheld_reports` one a report.
 */
export const COUNTERS: { readonly [K in AchievementCounter]: (counted: Counted) => Promise<number> } = {
  downloads: ({ uid, step }) => step.count('downloadersOf', { uid }),
  favorites: ({ uid, step }) => step.count('favoritesOf', { uid }),
  views: ({ uid, step }) => step.count('activityOfKindSince', { uid, kind: 'views', since: EVER }),
  categories: categoriesOf,
  comments: ({ uid, step }) => step.count('visibleCommentsOf', { uid, hidden: false }),
  ratings: ({ uid, step }) => step.count('ratingsOf', { uid }),
  upheld_reports: thingsReported,
  official_replies: ({ uid, step }) => step.count('answeredCommentsOf', { uid, since: EVER }),
  days: async ({ account }) => Math.max(0, Math.floor((now().getTime() - account.member_since.getTime()) / DAY_MS)),
  premium_downloads: ({ uid, step }) => step.count('downloadersOfAccess', { uid, access: 'premium' }),
  addon_downloads: ({ uid, step }) => step.count('downloadersOfType', { uid, content_type: 'addon' }),
  verified: async ({ account }) => (account.is_verified ? 1 : 0),
};
