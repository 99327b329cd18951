/** Messages and names shared by page and worker. */

/** Message to a page: its request was served from the cache, although the browser may claim to be online. */
export const FROM_CACHE = 'from-cache';

/** Type of a message to the worker: responses that a server put into the page, to cache for offline use. */
export const CACHE_ANSWERS = 'cache-answers';

/** Prefix of the site's caches. It also identifies the caches of previous versions. */
export const CACHE_PREFIX = 'bigorna-';

/** Cache of mod pages, keyed by API URL. */
export const MODS_CACHE = `${CACHE_PREFIX}mods`;
