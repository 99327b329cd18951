import { MACHINE_FOLDERS } from './machine-paths.ts';

/**
 * Paths of the pages that a server renders, as patterns of the routers. Paths in neither table have the not-found page.
 */
export const RENDERED_PATHS = [
  '/',
  '/mods',
  '/addons',
  '/search',
  '/mods/:slug',
  '/mods/:slug/download',
  '/addons/:slug',
  '/authors/:key',
  '/faq',
  '/help',
  '/changelog',
  '/guidelines',
  '/partners',
  '/terms',
  '/privacy',
  '/contact',
  '/public',
  '/public/media-kit',
  '/public/contact',
] as const;

/** Paths of the pages that only a browser renders: pages of an account. */
export const BROWSER_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/action',
  '/banned',
  '/verify-email',
  '/unauthorized',
  '/dashboard',
  '/favorites',
  '/downloads',
  '/activity',
  '/achievements',
  '/notifications',
  '/edit-profile',
  '/members/:uid',
] as const;

/** Paths of the pages of emulator builds, which only a browser renders. */
export const EMULATOR_PATHS = ['/dev/mail', '/dev/ui'] as const;

/** A path as glob pattern, such as `/mods/*`. */
export const toGlob = (path: string): string => path.replace(/:\w+/, '*');

/** {@link RENDERED_PATHS} as glob patterns. */
export const RENDERED_GLOBS: readonly string[] = RENDERED_PATHS.map(toGlob);

/** Folders that functions serve, without pages. */
export const FUNCTION_FOLDERS = ['api', 'media', ...MACHINE_FOLDERS] as const;
/** Folders that contain no page of the site: those of functions, files and the console. */
export const FOLDERS_WITHOUT_PAGES = [...FUNCTION_FOLDERS, 'assets', 'admin'] as const;

/** Rendered paths that are no page of their own: results of a search, and a redirect. */
const NOT_INDEXED: readonly string[] = ['/search', '/public'];

/** Public pages with one fixed path, for the sitemap. */
export const INDEXED_PATHS: readonly string[] = RENDERED_PATHS.filter(
  (path) => !(path.includes(':') || NOT_INDEXED.includes(path)),
);
