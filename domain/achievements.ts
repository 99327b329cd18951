/** Counters per member that achievements depend on. */
export const ACHIEVEMENT_COUNTERS = [
  'downloads',
  'favorites',
  'views',
  'categories',
  'comments',
  'ratings',
  'upheld_reports',
  'official_replies',
  'days',
  'premium_downloads',
  'addon_downloads',
  'verified',
] as const;
export type AchievementCounter = (typeof ACHIEVEMENT_COUNTERS)[number];
export const ACHIEVEMENT_CATEGORIES = ['explorer', 'creator', 'community', 'special'] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

export interface Achievement {
  id: string;
  category: AchievementCategory;
  counter: AchievementCounter;
  threshold: number;
}

const TABLE = [
  { id: 'first_download', category: 'explorer', counter: 'downloads', threshold: 1 },
  { id: 'ten_downloads', category: 'explorer', counter: 'downloads', threshold: 10 },
  { id: 'fifty_downloads', category: 'explorer', counter: 'downloads', threshold: 50 },
  { id: 'hundred_views', category: 'explorer', counter: 'views', threshold: 100 },
  { id: 'five_categories', category: 'explorer', counter: 'categories', threshold: 5 },
  { id: 'bedrock_traveller', category: 'explorer', counter: 'addon_downloads', threshold: 5 },
  { id: 'first_comment', category: 'creator', counter: 'comments', threshold: 1 },
  { id: 'twenty_comments', category: 'creator', counter: 'comments', threshold: 20 },
  { id: 'ten_ratings', category: 'creator', counter: 'ratings', threshold: 10 },
  { id: 'watchful_eye', category: 'creator', counter: 'upheld_reports', threshold: 1 },
  { id: 'guardian', category: 'creator', counter: 'upheld_reports', threshold: 10 },
  { id: 'first_favorite', category: 'community', counter: 'favorites', threshold: 1 },
  { id: 'collector', category: 'community', counter: 'favorites', threshold: 25 },
  { id: 'first_rating', category: 'community', counter: 'ratings', threshold: 1 },
  { id: 'heard', category: 'community', counter: 'official_replies', threshold: 1 },
  { id: 'verified', category: 'special', counter: 'verified', threshold: 1 },
  { id: 'premium_taste', category: 'special', counter: 'premium_downloads', threshold: 1 },
  { id: 'one_year', category: 'special', counter: 'days', threshold: 365 },
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof TABLE)[number]['id'];

/** To add an achievement, add a row here and its texts in the six languages (`achievement-texts`). */
export const ACHIEVEMENTS: readonly (Achievement & { readonly id: AchievementId })[] = TABLE;
