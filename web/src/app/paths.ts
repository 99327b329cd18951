/** Every address of the site, once: the pattern for the router and, where it takes something, the builder for links. */
export const PATTERNS = {
  home: '/',
  mods: '/mods',
  addons: '/addons',
  search: '/search',
  mod: '/mods/:slug',
  addon: '/addons/:slug',
  download: '/mods/:slug/download',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  banned: '/banned',
  verifyEmail: '/verify-email',
  unauthorized: '/unauthorized',
  favorites: '/favorites',
  downloads: '/downloads',
  editProfile: '/edit-profile',
  changelog: '/changelog',
  faq: '/faq',
  contact: '/contact',
  help: '/help',
} as const;

/** The console is an application of its own: link to it with a plain `<a>`. */
export const ADMIN_PATH = '/admin';

const segment = encodeURIComponent;

/** Builders for addresses that carry something. */
export const paths = {
  ...PATTERNS,
  mod: (slug: string): string => `/mods/${segment(slug)}`,
  /** @param direct the page without the countdown. */
  download: (slug: string, direct = false): string => `/mods/${segment(slug)}/download${direct ? '?direct=1' : ''}`,
  search: (text: string): string => `/search?q=${segment(text.trim())}`,
} as const;
