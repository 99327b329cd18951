import { FEED_CACHE_SECONDS, SITEMAP_CACHE_SECONDS } from './limits.ts';
import { formatSharedCaching } from './shared-caching.ts';

/** Paths for feed readers and crawlers, as patterns of the routers. */
export const MACHINE_PATHS = {
  /** `mods.atom`, `mods.json`: the newest mods that match a query. */
  newestFeed: '/feeds/:file',
  /** `{slug}.atom`, `{slug}.json`: the releases of a mod. */
  modFeed: '/feeds/mods/:file',
  sitemapIndex: '/sitemap.xml',
  /** `pages.xml`, `authors-1.xml`, `mods-1.xml` and so on. */
  sitemap: '/sitemaps/:file',
} as const;

/** Folders of these paths: every path below them belongs to the same function. */
export const MACHINE_FOLDERS = ['feeds', 'sitemaps'] as const;

/** Caching of feeds by Hosting's CDN. */
export const FEED_CACHING = formatSharedCaching(FEED_CACHE_SECONDS);
/** Caching of sitemaps by Hosting's CDN. */
export const SITEMAP_CACHING = formatSharedCaching(SITEMAP_CACHE_SECONDS);
