import { BRAND } from '@bigorna/domain/brand';
import { getCategoryName, getContentTypeName } from '@bigorna/domain/catalogue-names';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { type ModCard, modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { FEED_ITEMS_MAX } from '@bigorna/domain/limits';
import type { Locale } from '@bigorna/domain/locales';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { type FEED_FILTERS, getAuthorPath, getListPath, getModPath } from '@bigorna/domain/site-addresses';
import type { z } from 'zod';
import { catalogue } from '../../catalogue/index.ts';
import { requireFound } from '../../platform/api-error.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { createFeedId, type Feed, type FeedItem, findLastUpdate } from './feed.ts';

/** Filters of a feed of mods: some of the API's. */
export const feedFilters = modsQuery.pick({
  q: true,
  content_type: true,
  category: true,
  author: true,
  tag: true,
  loader: true,
  game_version: true,
} satisfies Record<(typeof FEED_FILTERS)[number], true>);
type FeedFilters = z.infer<typeof feedFilters>;

/** Makes a path an absolute URL of the site. */
type ToUrl = (path: string) => string;

const toItem = (card: ModCard, language: Locale, toUrl: ToUrl): FeedItem => ({
  id: createFeedId('mods', card.id),
  url: toUrl(getModPath(card.slug)),
  title: card.title,
  language: card.language,
  summary: card.short_description,
  image: `${getSiteOrigin()}${getPreviewPath(card)}`,
  published: card.published_at ?? card.updated_at,
  updated: card.updated_at,
  author: { name: card.author, url: toUrl(getAuthorPath(card.author)) },
  tags: [...card.categories.map((category) => getCategoryName(category, language)), ...card.tags],
});

const getTitle = (filters: FeedFilters, author: string | undefined, language: Locale): string => {
  const { q, content_type, category = [], tag = [], loader = [], game_version = [] } = filters;
  const parts = [
    BRAND.name,
    author,
    ...category.map((one) => getCategoryName(one, language)),
    ...tag.map((one) => `#${one}`),
    q && `“${q}”`,
    content_type && getContentTypeName(content_type, language),
    ...loader.map((one) => LOADER_NAMES[one]),
    ...game_version,
  ];
  return parts.filter(Boolean).join(' · ');
};

/** The filters in one order, so that a feed has one id. */
const toKey = (filters: FeedFilters): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => [value || []].flat().map((one) => `${name}=${one}`))
    .sort()
    .join('&');

/**
 * The newest mods and addons that match filters.
 *
 * @throws ApiError author_not_found
 */
export const buildNewestFeed = async (filters: FeedFilters, language: Locale, toUrl: ToUrl): Promise<Feed> => {
  const author =
    filters.author === undefined ? undefined : requireFound(await catalogue.author(filters.author), 'author_not_found');
  const { cards } = await catalogue.list({ ...filters, sort: 'recent', page: 1, limit: FEED_ITEMS_MAX });
  const items = cards.map((card) => toItem(card, language, toUrl));
  return {
    id: createFeedId('feeds', 'mods', toKey({ ...filters, ...(author && { author: author.key }) })),
    title: getTitle(filters, author?.name, language),
    language,
    page: toUrl(getListPath({ ...filters, q: filters.q || undefined })),
    updated: findLastUpdate(items),
    items,
  };
};
