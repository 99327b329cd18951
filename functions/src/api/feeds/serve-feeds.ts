import { locale } from '@bigorna/domain/entities/common';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { FEED_CACHING } from '@bigorna/domain/machine-paths';
import { FEED_TYPES, type FeedFormat, getModFeedPath, withLanguage } from '@bigorna/domain/site-addresses';
import { LANGUAGE_PARAM } from '@bigorna/domain/site-page';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { catalogue } from '../../catalogue/index.ts';
import { readPublishedMod } from '../../mods/pages/read-page.ts';
import { GONE, wasPublished } from '../../mods/pages/was-published.ts';
import { ApiError } from '../../platform/api-error.ts';
import { parseQuery } from '../parse-request.ts';
import type { ApiEnv } from '../request-context.ts';
import { toCachedResponse, toFailureResponse } from '../respond.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { toAtom } from './atom.ts';
import type { Feed } from './feed.ts';
import { toJsonFeed } from './json-feed.ts';
import { buildModFeed } from './mod-feed.ts';
import { buildNewestFeed, feedFilters } from './newest-feed.ts';

const WRITERS = { atom: toAtom, json: toJsonFeed } as const;

/** The site's own parameter: it sets the language of links and of category names. */
const languageQuery = z.strictObject({ [LANGUAGE_PARAM]: locale.optional() });
const newestQuery = feedFilters.extend(languageQuery.shape);

const fileName = z.string().regex(/^[^.]+\.(?:atom|json)$/);

/** Name and format of a feed's file, such as `mods.atom`. */
const parseFile = (c: Context<ApiEnv>): { name: string; format: FeedFormat } => {
  const { success, data = '' } = fileName.safeParse(c.req.param('file'));
  if (!success) throw new ApiError('not_found');
  const [name = '', ending] = data.split('.');
  return { name, format: ending === 'json' ? 'json' : 'atom' };
};

/** Makes URLs of the site from paths. */
const createToUrl =
  (language: Locale | undefined) =>
  (path: string): string =>
    `${getSiteOrigin()}${withLanguage(path, language)}`;

const respond = (c: Context<ApiEnv>, feed: Feed, format: FeedFormat): Response => {
  const { pathname, search } = new URL(c.req.url);
  const origin = getSiteOrigin();
  const body = WRITERS[format](feed, { origin, self: `${origin}${pathname}${search}` });
  const headers = {
    'Content-Type': `${FEED_TYPES[format]}; charset=utf-8`,
    'Cache-Control': FEED_CACHING,
    ...(feed.items.length > 0 && { 'Last-Modified': new Date(feed.updated).toUTCString() }),
  };
  return toCachedResponse(body, headers, c.req.header('If-None-Match'));
};

/** Serves the newest mods that match the query. */
export const serveNewestFeed: MiddlewareHandler<ApiEnv> = async (c) => {
  const { name, format } = parseFile(c);
  if (name !== 'mods') throw new ApiError('not_found');
  const { [LANGUAGE_PARAM]: language, ...filters } = parseQuery(newestQuery, c.req.url);
  return respond(c, await buildNewestFeed(filters, language ?? FALLBACK_LOCALE, createToUrl(language)), format);
};

/** The failure of an unknown mod, or of one that was withdrawn. */
const toMissingResponse = async (name: string, visitorLocale: Locale): Promise<Response> => {
  const { body, headers, status } = toFailureResponse(new ApiError('mod_not_found'), visitorLocale);
  return new Response(body, { headers, status: (await wasPublished(name)) ? GONE : status });
};

/** Serves the releases of a mod. A former slug redirects to the current one. */
export const serveModFeed: MiddlewareHandler<ApiEnv> = async (c) => {
  const { name, format } = parseFile(c);
  const { [LANGUAGE_PARAM]: language } = parseQuery(languageQuery, c.req.url);
  const found = await catalogue.resolve(name);
  if (found === undefined) return toMissingResponse(name, c.get('request').locale);
  if (found.slug !== name) {
    const headers = {
      Location: withLanguage(getModFeedPath(found.slug, format), language),
      'Cache-Control': FEED_CACHING,
    };
    return new Response(null, { status: 301, headers });
  }
  return respond(c, buildModFeed(await readPublishedMod(found), createToUrl(language)), format);
};
