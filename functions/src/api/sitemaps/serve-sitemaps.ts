import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { SITEMAP_MEMORY_MS, SITEMAP_URLS_MAX } from '@bigorna/domain/limits';
import { MACHINE_PATHS, SITEMAP_CACHING } from '@bigorna/domain/machine-paths';
import { INDEXED_PATHS } from '@bigorna/domain/page-paths';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { getAuthorPath, getListPath, getModPath } from '@bigorna/domain/site-addresses';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { catalogue } from '../../catalogue/index.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { parseQuery } from '../parse-request.ts';
import type { ApiEnv } from '../request-context.ts';
import { toCachedResponse } from '../respond.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { element, toXmlDocument, type XmlPart } from '../xml.ts';

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
} as const;

/**
 * Rows that one job of the index reads, a divisor of the size of a part. A job takes a few milliseconds, and searches
 * run between two jobs.
 */
const ROWS_PER_JOB = { mods: 500, authors: 1000 } as const;

/** A part has up to 2.4 MB. */
const SITEMAPS_STORED = 4;

const toLastmod = (updated: number | undefined): XmlPart | undefined =>
  updated === undefined ? undefined : element('lastmod', {}, new Date(updated).toISOString());

const toUrlElement = (path: string, updated?: number, picture?: string): XmlPart => {
  const origin = getSiteOrigin();
  return element(
    'url',
    {},
    element('loc', {}, `${origin}${path}`),
    toLastmod(updated),
    picture && element('image:image', {}, element('image:loc', {}, `${origin}${picture}`)),
  );
};

/**
 * The mods of a part. If a mod is withdrawn between two jobs, the part may omit another mod until it is built again.
 */
const listMods = async (start: number): Promise<XmlPart[]> => {
  const urls: XmlPart[] = [];
  while (urls.length < SITEMAP_URLS_MAX) {
    const mods = await catalogue.listPublished(start + urls.length, ROWS_PER_JOB.mods);
    if (mods.length === 0) break;
    urls.push(...mods.map((mod) => toUrlElement(getModPath(mod.slug), mod.updated, getPreviewPath(mod))));
  }
  return urls;
};

/** The authors of a part. Reads the parts before it too, because only the key gives an author's position. */
const listAuthors = async (start: number): Promise<XmlPart[]> => {
  const { authors } = await catalogue.outline(SITEMAP_URLS_MAX);
  if (start >= authors) return [];
  const urls: XmlPart[] = [];
  let position = 0;
  let after = '';
  while (position < start + SITEMAP_URLS_MAX) {
    const page = await catalogue.listAuthors(after, ROWS_PER_JOB.authors);
    const last = page.at(-1);
    if (last === undefined) break;
    for (const { key, updated } of page) {
      if (position >= start && urls.length < SITEMAP_URLS_MAX) urls.push(toUrlElement(getAuthorPath(key), updated));
      position += 1;
    }
    after = last.key;
  }
  return urls;
};

/** The fixed pages, and the lists of mods and of addons of each category. */
const listPages = async (): Promise<XmlPart[]> => {
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (content_type) => {
      const { facets } = await catalogue.list({ content_type, facets: true, page: 1, limit: 1 });
      return Object.keys(facets?.category ?? {}).map((category) => getListPath({ content_type, category }));
    }),
  );
  return [...INDEXED_PATHS, ...lists.flat().sort()].map((path) => toUrlElement(path));
};

/** Refuses all parameters: each different URL would be a cache miss. */
const refuseParameters = (c: Context<ApiEnv>): void => {
  parseQuery(z.strictObject({}), c.req.url);
};

const respond = (c: Context<ApiEnv>, body: string): Response => {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': SITEMAP_CACHING };
  return toCachedResponse(body, headers, c.req.header('If-None-Match'));
};

const PART = /^(mods|authors)-([1-9]\d{0,4})\.xml$/;
const PAGES = 'pages.xml';

/** URLs of a file; none if it does not exist. */
const listUrls = async (file: string): Promise<XmlPart[]> => {
  if (file === PAGES) return listPages();
  const [, kind, number] = PART.exec(file) ?? [];
  if (kind === undefined) return [];
  const start = (Number(number) - 1) * SITEMAP_URLS_MAX;
  return kind === 'mods' ? listMods(start) : listAuthors(start);
};

/** Builds the sitemap of a file. */
const build = async (file: string): Promise<string> => {
  const urls = await listUrls(file);
  if (urls.length === 0) throw new ApiError('not_found');
  return toXmlDocument(element('urlset', NAMESPACES, ...urls));
};

/** A large part takes as long as several searches. Crawlers that bypass the CDN get the same text for some seconds. */
const sitemaps = new LRUCache<string, string>({
  max: SITEMAPS_STORED,
  ttl: SITEMAP_MEMORY_MS,
  // A build that leaves the cache still answers its callers.
  ignoreFetchAbort: true,
  fetchMethod: build,
});

/** Serves a sitemap: the fixed pages, or a part of the authors or mods. */
export const serveSitemap: MiddlewareHandler<ApiEnv> = async (c) => {
  refuseParameters(c);
  const file = c.req.param('file') ?? '';
  if (!(file === PAGES || PART.test(file))) throw new ApiError('not_found');
  return respond(c, requireFound(await sitemaps.fetch(file), 'not_found'));
};

/** Serves the index of all sitemaps. */
export const serveSitemapIndex: MiddlewareHandler<ApiEnv> = async (c) => {
  refuseParameters(c);
  const { authors, mods } = await catalogue.outline(SITEMAP_URLS_MAX);
  const toPart = (name: string, updated?: number): XmlPart =>
    element(
      'sitemap',
      {},
      element('loc', {}, `${getSiteOrigin()}${MACHINE_PATHS.sitemap.replace(':file', name)}.xml`),
      toLastmod(updated),
    );
  const parts = [
    toPart('pages'),
    ...Array.from({ length: Math.ceil(authors / SITEMAP_URLS_MAX) }, (_, i) => toPart(`authors-${i + 1}`)),
    ...mods.map((updated, i) => toPart(`mods-${i + 1}`, updated)),
  ];
  return respond(c, toXmlDocument(element('sitemapindex', { xmlns: NAMESPACES.xmlns }, ...parts)));
};
