/** Messages and names shared by page and worker. */

/** Message to a page: its request was served from the cache, although the browser may claim to be online. */
export const FROM_CACHE = 'from-cache';

/** Prefix of the site's caches. It also identifies the caches of previous versions. */
export const CACHE_PREFIX = 'bigorna-';

/** Cache of mod pages, keyed by API URL. */
export const MODS_CACHE = `${CACHE_PREFIX}mods`;
