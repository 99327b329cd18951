/** Business constants (R150). Times are in milliseconds, sizes in bytes, unless the name says otherwise. */
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
/** Maximum of files in an archive and its nested archives together. */
export const ARCHIVE_FILES_MAX = 30_000;
/** Maximum of an archive that a reviewer sees: bytes of all paths, files of one finding, and bytes of one text file. */
export const ARCHIVE_LISTING_MAX = { pathBytes: 8 * MIB, filesPerFinding: 200 } as const;
export const ARCHIVE_TEXT_MAX_BYTES = 256 * KIB;
/** Maximum length of a path: a file inside three nested archives, four names of 512 bytes. */
export const ARCHIVE_PATH_MAX = 2100;
/** Checked uploads without a release are deleted after this time. */
export const UPLOAD_RETENTION_MS = DAY_MS;
export const JSON_BODY_MAX_BYTES = 256 * KIB;
/** `pattern` excludes `reserved` names such as `__x__`: Firestore rejects them as document ids. */
export const USERNAME = { min: 3, max: 50, pattern: /^(?!__.*__$)[A-Za-z0-9_-]+$/, reserved: /^__.*__$/ } as const;
export const DISPLAY_NAME_MAX = 100;
export const FULL_NAME_MAX = 200;
export const EMAIL_MAX = 254;
export const PASSWORD = { min: 8, max: 256 } as const;
export const BIO_MAX = 500;
/** Longer than every word of `deletion-word.ts`, so that a typo gets `confirmation_wrong`, not `too_long`. */
export const DELETION_WORD_MAX = 40;
export const CONTACT = { name: 100, subject: 200, message: 5000, messageMin: 10 } as const;
/** Limit of an uploaded image, before it is scaled down. */
export const IMAGE_MAX_MEGAPIXELS = 50;
/** Width and height of a stored avatar. */
export const AVATAR_PX = 256;
export const COMMENT_MAX = 2000;
export const COMMENTS_PAGE_SIZE = 20;
/** Maximum of favorites on a member's public page, newest first. */
export const SHARED_FAVORITES_MAX = 24;
/** Comment pages that end beyond this position are rate limited per IP. */
export const DEEP_COMMENTS_FROM = 1000;
/** Maximum of comments with an official reply that are shown above the other comments. */
export const PINNED_COMMENTS_MAX = 3;
export const REASON_MIN = 3;
export const REASON_MAX = 500;
export const REPORT_PATH_MAX = 300;
export const SEARCH_TEXT_MAX = 120;
export const RESEND_COOLDOWN_MS = 30_000;
/**
 * A new account whose e-mail was never verified is deleted after this time. Accounts of staff, and banned accounts,
 * stay.
 */
export const UNVERIFIED_ACCOUNT_DAYS = 7;
/** Mails that Google sends a day for a project on the Blaze plan: https://firebase.google.com/docs/auth/limits. */
export const GOOGLE_MAILS_PER_DAY = { verification: 100_000, emailChange: 10_000, reset: 10_000 } as const;
export const LANGUAGE_CACHE_MS = 7 * DAY_MS;
/** Minimum age of a member, and the age from which nobody needs a guardian's permission. */
export const AGES = { minimum: 13, adult: 18 } as const;
export const CONTACT_REPLY_HOURS = 24;
export const ADMIN_SIDEBAR_UNITS = 64;
export const CURRENCY = 'BRL';
/** Price of an ad format in the media kit, in centavos: up to a million reais. */
export const FORMAT_PRICE_CENTS = { min: 1, max: 100_000_000 } as const;
/** Rows of each list in the media kit. */
export const MEDIA_KIT_ROWS_MAX = 12;
/** Greatest age of a session, however often it is renewed (R206). */
export const SESSION_AGE_MS = { staff: DAY_MS / 2, member: 60 * DAY_MS } as const;
/** Maximum of sessions per account. One more login ends the least recently used session. */
export const SESSIONS_MAX = 50;
/** Sensitive actions require a second factor that was proved within this time (R206). */
export const FRESH_FACTOR_MS = 10 * 60_000;
/** Time to prove a second factor after the password, or to set one up. */
export const FACTOR_CHALLENGE_MS = 5 * 60_000;
export const FACTOR_NAME_MAX = 40;
export const PASSKEYS_MAX = 10;
/** Time between the second person's confirmation of a factor reset and the reset itself (R205). */
export const FACTOR_RESET_WAIT_MS = DAY_MS;
/** A request for a factor reset ends without a second person's confirmation within this time. */
export const FACTOR_RESET_REQUEST_MS = 7 * DAY_MS;
/** No factor reset within this time after a change of the account's e-mail. */
export const FACTOR_RESET_NEW_EMAIL_MS = 7 * DAY_MS;
/** Number of recovery codes per account. Each code works once. */
export const RECOVERY_CODES = 10;
export const DOWNLOAD_COUNTDOWN_S = 5;
export const TICKET_LIFETIME_MS = 10 * 60_000;
/** Maximum of recorded releases per member and mod. */
export const DOWNLOADED_RELEASES_MAX = 200;
/**
 * Lifetime of a signed URL of a file. Short, because nobody can count or stop the use of such a URL. A running download
 * continues after this time. An interrupted download needs its ticket again.
 */
export const FILE_URL_MS = 5 * 60_000;
/**
 * Bytes of files that all members together may request a day (UTC): 2 TiB, about $250 of egress. Beyond that,
 * downloads pause until midnight. An alert comes at half of the bytes.
 */
export const DOWNLOAD_BYTES_A_DAY = 2 * 1024 ** 4;
/** Number of documents that count a day's bytes, because one document takes about one write a second. */
export const EGRESS_SHARDS = 16;
/** How many days the count of a day's bytes is retained. */
export const EGRESS_DAYS = 35;
export const TRENDING_DAYS = 15;
export const WEEK_DAYS = 7;
/** Votes about a release count for this many days. */
export const VOTE_DAYS = 30;
/** With fewer votes about a release, the site shows both counts instead of "8 of 10 players said that it works". */
export const VOTES_MIN = 5;
/** Maximum of votes that count per release, newest first. */
export const VOTES_MAX = 200;
/** Retention of view and download events. */
export const EVENT_DAYS = 35;
/** Mod cards per call. */
export const CARDS_MAX = 50;
/** Maximum of favorites that the site listens to. Older favorites stay stored. */
export const LIVE_FAVORITES_MAX = 1000;
/** Useful marks that the site listens to, per member and mod. */
export const LIVE_USEFUL_MAX = 500;
/** Maximum of unread notifications that the bell listens to. Above this number, the bell shows "more than". */
export const LIVE_UNREAD_MAX = 100;
/** Maximum view time of a page: a day. */
export const VIEW_SECONDS_MAX = 86_400;
/** Days in the activity chart of the dashboard. */
export const ACTIVITY_CHART_DAYS = 30;
/** Releases per call for which a member's votes are returned. */
export const MEMBER_VOTES_MAX = 20;
/** Maximum of related mods per list: similar mods, and other mods of the author. */
export const RELATED_MAX = 4;
/** Rows per group of search suggestions. */
export const SUGGESTIONS_MAX = { mods: 6, authors: 3, categories: 1 } as const;
/** Mods per shelf of the home page. */
export const HOME_SHELVES = { featured: 3, popular: 4, rising: 4, recent: 4 } as const;
export const DELETED_MOD_RETENTION_DAYS = 30;
/**
 * Days for which a picture stays stored after its record no longer uses it. Until then, an undo restores the picture.
 */
export const DROPPED_PICTURE_DAYS = 7;
/** How long browsers and the CDN may show a picture without asking again, in seconds: ten minutes. */
export const PICTURE_CACHE_SECONDS = 600;
/** How long Hosting's CDN stores a rendered page: as long as the API's responses that the page shows. */
export const PAGE_CACHE_SECONDS = 5;
/** How long Hosting's CDN stores a feed. */
export const FEED_CACHE_SECONDS = 60;
/** How long Hosting's CDN stores a sitemap: an approved mod is in it within a minute. */
export const SITEMAP_CACHE_SECONDS = 30;
/** Entries of a feed. */
export const FEED_ITEMS_MAX = 30;
/** How long an instance caches a part of the sitemap. */
export const SITEMAP_MEMORY_MS = 10_000;
/** URLs of one sitemap. Its format allows 50,000. */
export const SITEMAP_URLS_MAX = 10_000;
/** Maximum length of an author's key. Normalization may turn one character into several. */
export const AUTHOR_KEY_MAX = 200;
/** Categories of an author's card. */
export const AUTHOR_CATEGORIES_MAX = 3;
/** How long the e-mail of an account that was deleted during a permanent ban stays taken, in days: two years. */
export const BANNED_EMAIL_DAYS = 730;
/** Maximum of revisions that one call returns, newest first. Each revision is read in full. */
export const REVISIONS_MAX = 25;
/** Length of a lease on a queue item. A heartbeat renews the lease. */
export const CLAIM_MS = 3 * 60_000;
/** How long a staff member counts as looking at a record after the last call. */
export const PRESENCE_MS = 90_000;
/** Records per bulk call, and the number above which the console asks for confirmation. */
export const BULK = { max: 100, askAbove: 10 } as const;
/** Maximum of releases per take-down: their paths are stored in one document. */
export const TAKE_DOWN_RELEASES_MAX = 5000;
/** Rows per exported file. */
export const EXPORT_ROWS_MAX = 10_000;
/** Totals of the console's lists are exact up to this number: counting further costs reads. */
export const LIST_TOTAL_MAX = 10_000;
/** Open reports per target are counted up to this number. Above, the console shows "or more". */
export const SIMILAR_REPORTS_MAX = 20;
/** Maximum of comments that a text search reads: Firestore cannot search texts. */
export const COMMENT_SEARCH_MAX = 500;
/** Rows that a console list may skip without the cursor `after`. */
export const LIST_SKIP_MAX = 1000;
export const MOD_TEXT = {
  title: 120,
  author: 100,
  short: 300,
  description: 50_000,
  license: 100,
  categories: 5,
  tag: 40,
  tags: 20,
  gallery: 20,
} as const;
export const RELEASE_TEXT = { version: 40, changelog: 20_000, fileName: 200 } as const;
export const NOTE_MAX = 2000;
export const BLOCKED_FILE_NAME_MAX = 100;
export const ANNOUNCEMENT_MAX = 500;
/** Client timeout. Hosting gives up after 60 seconds, so no response can come later. */
export const RESPONSE_TIMEOUT_MS = 65_000;
/** Maximum of days in the console's charts. */
export const STATISTICS_DAYS_MAX = 90;

/** Minimum time between two writes of a kind. firestore.rules enforces it. */
export const FLOOD_INTERVAL_MS = {
  comments: 10_000,
  favorites: 1_000,
  ratings: 3_000,
  votes: 3_000,
  useful: 1_000,
  reports: 30_000,
} as const;
export type FloodKind = keyof typeof FLOOD_INTERVAL_MS;

export const PERIODS = ['all', 'today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
/** In minutes, east or west. */
export const UTC_OFFSET_MAX = 14 * 60;
export const ACCESS_TYPES = ['public', 'premium'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];
