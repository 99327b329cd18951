/** The business constants of specification section 9 and of the decisions. Times in milliseconds, sizes in bytes. */
const KIB = 1024;
const MIB = 1024 * KIB;
export const DAY_MS = 86_400_000;

export const TOASTS = { visible: 5, dismissMs: 5000, widthPx: 356, swipePx: 45 } as const;
export const LOCAL_HISTORY_MAX = 20;
export const HISTORY_PAGE_SIZE = 20;
export const PAGE_SIZE = 24;
export const PAGE_MAX = 1_000_000;
export const PAGE_SIZE_MAX = 100;
export const AVATAR_MAX_BYTES = 5 * MIB;
export const FILE_MAX_BYTES = 256 * MIB;
/** A checked upload that no release took is deleted then. */
export const UPLOAD_KEPT_MS = DAY_MS;
export const JSON_BODY_MAX_BYTES = 256 * KIB;
/** Names such as `__x__` are kept back: Firestore takes none of them as a document id. */
export const USERNAME = { min: 3, max: 50, pattern: /^(?!__.*__$)[A-Za-z0-9_-]+$/ } as const;
export const DISPLAY_NAME_MAX = 100;
export const FULL_NAME_MAX = 200;
export const EMAIL_MAX = 254;
export const PASSWORD = { min: 8, max: 256 } as const;
export const BIO_MAX = 500;
/** Longest word of `deletion-word.ts`, with room for a slip. */
export const DELETION_WORD_MAX = 40;
export const CONTACT = { name: 100, subject: 200, message: 5000, messageMin: 10 } as const;
/** A picture's pixels, before it is made small. */
export const IMAGE_MAX_MEGAPIXELS = 50;
/** Width and height of a kept avatar. */
export const AVATAR_PX = 256;
export const COMMENT_MAX = 2000;
export const COMMENTS_PAGE_SIZE = 20;
/** Pages that end behind so many comments are limited by address. */
export const COMMENTS_NEAR = 1000;
/** Comments with an official reply that stand above the others. */
export const PINNED_COMMENTS_MAX = 3;
export const REASON_MIN = 3;
export const REASON_MAX = 500;
export const REPORT_PATH_MAX = 300;
export const SEARCH_TEXT_MAX = 120;
export const RESEND_COOLDOWN_MS = 30_000;
export const LANGUAGE_CACHE_MS = 7 * DAY_MS;
export const CONTACT_REPLY_HOURS = 24;
export const ADMIN_SIDEBAR_UNITS = 64;
export const CURRENCY = 'BRL';
/** What a format of the media kit costs, in centavos: from one centavo to a million reais. */
export const FORMAT_PRICE_CENTS = { min: 1, max: 100_000_000 } as const;
/** Rows of each list in the media kit. */
export const MEDIA_KIT_ROWS_MAX = 12;
export const DOWNLOAD_COUNTDOWN_S = 5;
export const TICKET_LIFETIME_MS = 10 * 60_000;
/** Releases of one mod of which it is kept that a member downloaded them. */
export const DOWNLOADED_RELEASES_MAX = 200;
export const TRENDING_DAYS = 15;
export const WEEK_DAYS = 7;
/** After so many days a vote about a release says nothing any more. */
export const VOTE_DAYS = 90;
/** So many of a release's votes are looked at, the newest. */
export const VOTES_MAX = 200;
/** How long the events of views and downloads are kept. */
export const EVENT_DAYS = 35;
/** Mods whose cards one call answers. */
export const CARDS_MAX = 50;
/** Favorites that the site follows live; older ones are kept all the same. */
export const LIVE_FAVORITES_MAX = 1000;
/** Unread notifications that the bell follows live; more are 'more than'. */
export const LIVE_UNREAD_MAX = 100;
/** How long a page can have been open for an activity's duration: a day. */
export const VIEW_SECONDS_MAX = 86_400;
/** Days of own activity that the dashboard draws. */
export const ACTIVITY_CHART_DAYS = 30;
/** Releases of one mod whose own votes one call answers. */
export const OWN_VOTES_MAX = 20;
/** Mods that a page names as related, and those of the same author. */
export const RELATED_MAX = 4;
/** Rows of each kind that the search box suggests. */
export const SUGGESTIONS_MAX = { mods: 6, authors: 3, categories: 3 } as const;
export const DELETED_MOD_KEPT_DAYS = 30;
/** A mod's approved states that one call answers, the newest: each is read whole. */
export const REVISIONS_SHOWN = 25;
/** How long a staff member's claim on an item of a queue holds without a sign of life. */
export const CLAIM_MS = 3 * 60_000;
/** Records that one bulk call takes, and from how many on the console asks again. */
export const BULK = { max: 100, askAbove: 10 } as const;
/** Rows of one exported file. */
export const EXPORT_ROWS_MAX = 10_000;
/** Totals of the console's lists are exact up to here: counting further costs reads. */
export const LIST_TOTAL_MAX = 10_000;
/** Open reports about one thing are counted up to here; from here on the console says 'that many or more'. */
export const ALIKE_TOLD_MAX = 20;
/** Rows that a page of the console's lists may skip without `after`. */
export const LIST_SKIP_MAX = 1000;
export const MOD_TEXT = {
  title: 120,
  author: 100,
  short: 300,
  description: 50_000,
  license: 100,
  tag: 40,
  tags: 20,
  gallery: 20,
} as const;
export const RELEASE_TEXT = { version: 40, changelog: 20_000, fileName: 200 } as const;
export const NOTE_MAX = 2000;
export const BLOCKED_FILE_NAME_MAX = 100;
export const ANNOUNCEMENT_MAX = 500;
/** How long site and console wait for an answer: Hosting gives none later than 60 seconds, so it is lost on its way. */
export const ANSWER_WAIT_MS = 65_000;
/** Days that the console's charts show at most. */
export const STATISTICS_DAYS_MAX = 90;

/** Age of the last stamp that firestore.rules asks for before the next write of a kind. */
export const FLOOD_INTERVAL_MS = {
  comments: 10_000,
  favorites: 1_000,
  ratings: 3_000,
  votes: 3_000,
  reports: 30_000,
} as const;
export type FloodKind = keyof typeof FLOOD_INTERVAL_MS;

export const PERIODS = ['all', 'today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export const ACCESS_TYPES = ['public', 'premium'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];
