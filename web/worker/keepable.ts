/** Where an answer is kept; what no place is named for is not kept. */
export type Place = 'assets' | 'mods' | 'mod-parts' | 'lists' | 'pictures';

/** What follows `/api/mods/` and is no mod's name: calls of members and staff, and lists. */
const NO_SLUGS = new Set(['public', 'admin', 'cards', 'user']);

/** What stands on a mod's page beside the mod itself. */
const PARTS = new Set(['releases', 'related', 'comments', 'feedback']);

/** Public and the same for everybody: the home page, and what a member's session begins with. */
const LISTS = new Set(['/api/home', '/api/site']);

/** Names of people's own pictures are people's own affair. */
const AVATARS = '/media/avatars/';

const placeOfCall = ({ pathname, search, searchParams }: URL): Place | undefined => {
  if (LISTS.has(pathname)) return 'lists';
  // A list that was looked for by words tells what somebody looked for.
  if (pathname === '/api/mods/public') return searchParams.has('q') ? undefined : 'lists';
  const [slug, part, ...rest] = pathname.slice('/api/mods/'.length).split('/');
  if (!(pathname.startsWith('/api/mods/') && slug) || NO_SLUGS.has(slug) || search || rest.length > 0) return undefined;
  if (part === undefined) return 'mods';
  return PARTS.has(part) ? 'mod-parts' : undefined;
};

/** Where the answer to a GET of this site may be kept on the reader's device. Only what is named here is kept. */
export const placeFor = (url: URL): Place | undefined => {
  const { pathname } = url;
  if (pathname.startsWith('/assets/')) return 'assets';
  if (pathname.startsWith('/media/')) return pathname.startsWith(AVATARS) ? undefined : 'pictures';
  return pathname.startsWith('/api/') ? placeOfCall(url) : undefined;
};

/** A member's name is on the question: the answer is theirs. */
export const isPersonal = (request: Request): boolean => request.headers.has('Authorization');

/** Whole, fresh from the server, and not said to be for one reader's eyes or for no cache. */
export const mayBeKept = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !/no-store|private/.test(headers.get('Cache-Control') ?? '');

/** A page of the console, by its address. */
export const isConsolePage = ({ pathname }: URL): boolean => /^\/admin(?:\/|$)/.test(pathname);

/** Not the site: the API, files, the console, and what only the emulators have. A last part with a dot is a file. */
const NOT_THE_SITE = /^\/(?:api|admin|media|assets|dev|__)(?:\/|$)|\.[^/]*$/;

/** Whether an address that is opened is answered by the site's shell. */
export const isSitePage = ({ pathname }: URL): boolean => !NOT_THE_SITE.test(pathname);
