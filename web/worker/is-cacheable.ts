import { API_ROOT, type EndpointRow } from '@bigorna/domain/endpoints/endpoint';
import { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { RESERVED_SLUGS } from '@bigorna/domain/slug';

/** Cache buckets. Other responses are not cached. */
export type CacheBucket = 'assets' | 'mods' | 'mod-parts' | 'lists' | 'pictures';

const { home, listMods, getMod, listReleases, relatedMods } = modEndpoints;
const { listComments, modFeedback } = feedbackEndpoints;

/** A slug in a path. Excludes reserved words, which other calls have in the same position. */
const SLUG = `(?!(?:${RESERVED_SLUGS.join('|')})(?:/|$))[^/]+`;
const createPattern = (calls: readonly Pick<EndpointRow, 'path'>[]): RegExp =>
  new RegExp(`^${API_ROOT}(?:${calls.map(({ path }) => path.replace('{slug}', SLUG)).join('|')})$`);

/** Public calls with the same response for all visitors. `mod-parts` are the further calls of a mod's page. */
const API_BUCKETS: readonly (readonly [CacheBucket, RegExp])[] = [
  ['lists', createPattern([home, portalEndpoints.site, listMods])],
  ['mods', createPattern([getMod])],
  ['mod-parts', createPattern([listReleases, relatedMods, listComments, modFeedback])],
];

/** Avatars are personal data, so they are not cached. */
const AVATARS = '/media/avatars/';

const getApiBucket = ({ pathname, search, searchParams }: URL): CacheBucket | undefined => {
  const bucket = API_BUCKETS.find(([, pattern]) => pattern.test(pathname))?.[0];
  // Search results reveal what the visitor searched for.
  if (bucket === 'lists') return searchParams.has('q') ? undefined : bucket;
  return search ? undefined : bucket;
};

/** Returns the cache bucket of a GET request on this site; undefined if the response must not be cached. */
export const getCacheBucket = (url: URL): CacheBucket | undefined => {
  const { pathname } = url;
  if (pathname.startsWith('/assets/')) return 'assets';
  if (pathname.startsWith('/media/')) return pathname.startsWith(AVATARS) ? undefined : 'pictures';
  return getApiBucket(url);
};

/** Whether the request carries a member's token, so that its response is personal. */
export const isPersonal = (request: Request): boolean => request.headers.has('Authorization');

/** Whether a response is a 200 without a redirect, and neither `private` nor `no-store`. */
export const isCacheable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !/no-store|private/.test(headers.get('Cache-Control') ?? '');

/** Whether a URL belongs to the console. */
export const isConsolePage = ({ pathname }: URL): boolean => /^\/admin(?:\/|$)/.test(pathname);

/** Paths outside the site: API, files, console, emulator pages. A last segment with a dot is a file. */
const NOT_THE_SITE = /^\/(?:api|admin|media|feeds|sitemaps|assets|dev|__)(?:\/|$)|\.[^/]*$/;

/** Whether the site's shell serves a navigation to this URL. */
export const isSitePage = ({ pathname }: URL): boolean => !NOT_THE_SITE.test(pathname);
