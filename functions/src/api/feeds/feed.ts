import { BRAND } from '@bigorna/domain/brand';
import type { Locale } from '@bigorna/domain/locales';

interface FeedPerson {
  readonly name: string;
  readonly url: string;
}

/** An entry of a feed. Dates are in ISO 8601, URLs absolute. */
export interface FeedItem {
  /** Permanent, from {@link createFeedId}. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly language: Locale;
  readonly summary?: string;
  readonly content?: string;
  readonly image?: string;
  readonly published: string;
  readonly updated: string;
  readonly author: FeedPerson;
  readonly tags: readonly string[];
}

/** A feed, for every format. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly language: Locale;
  /** URL of the page with the same content. */
  readonly page: string;
  /** Last change of an item; the epoch without items. */
  readonly updated: string;
  readonly items: readonly FeedItem[];
}

/** URLs that every feed names. */
export interface FeedFrame {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** URL of the feed. */
  readonly self: string;
}

/** A host, and a year in which the portal owned it. Never change it. */
const AUTHORITY = `${new URL(BRAND.officialSite).hostname},2026`;

/** A permanent id (RFC 4151): it survives a new host or slug. */
export const createFeedId = (...segments: readonly string[]): string =>
  `tag:${AUTHORITY}:${segments.map(encodeURIComponent).join('/')}`;

/** Time of the last change among items. */
export const findLastUpdate = (items: readonly FeedItem[]): string =>
  items.reduce((last, { updated }) => (updated > last ? updated : last), new Date(0).toISOString());
