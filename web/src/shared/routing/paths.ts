import { getAuthorPath, getModPath, toQuery } from '@bigorna/domain/site-addresses';

/** URL patterns of the site's routes. */
export const PATTERNS = {
  home: '/',
  mods: '/mods',
  addons: '/addons',
  search: '/search',
  mod: '/mods/:slug',
  addon: '/addons/:slug',
  author: '/authors/:key',
  download: '/mods/:slug/download',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  authAction: '/auth/action',
  banned: '/banned',
  verifyEmail: '/verify-email',
  unauthorized: '/unauthorized',
  favorites: '/favorites',
  downloads: '/downloads',
  activity: '/activity',
  achievements: '/achievements',
  notifications: '/notifications',
  editProfile: '/edit-profile',
  member: '/members/:uid',
  changelog: '/changelog',
  faq: '/faq',
  contact: '/contact',
  help: '/help',
  guidelines: '/guidelines',
  partners: '/partners',
  terms: '/terms',
  privacy: '/privacy',
  public: '/public',
  mediaKit: '/public/media-kit',
  mediaKitContact: '/public/contact',
  devUi: '/dev/ui',
} as const;

/** Where a member sets up a second factor. */
export const SECURITY_PATH = `${PATTERNS.editProfile}#security`;

/** The console is a separate application: link to it with a plain `<a>`. */
export const ADMIN_PATH = '/admin';

/** Optional query parameters of a download page. */
export interface DownloadChoice {
  /** Skips the countdown. */
  direct?: boolean | undefined;
  /** Release id; by default the page picks the release for the game. */
  release?: string | undefined;
  /** Game version and loader, with the same keys as in listings. */
  v?: string | undefined;
  g?: string | undefined;
}

const segment = encodeURIComponent;

const query = (values: Readonly<Record<string, string | false | undefined>>): string =>
  toQuery(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Paths of the site. Paths with parameters are functions. */
export const paths = {
  ...PATTERNS,
  mod: getModPath,
  download: (slug: string, { direct, release, v, g }: DownloadChoice = {}): string =>
    `/mods/${segment(slug)}/download${query({ direct: direct && '1', release, v, g })}`,
  /** Page of an author, by any spelling of the name. */
  author: getAuthorPath,
  member: (uid: string): string => `/members/${segment(uid)}`,
  search: (text: string): string => `/search${toQuery([['q', text.trim()]])}`,
  /** Mods and addons with a tag. */
  tag: (tag: string): string => `/search${toQuery([['tag', tag]])}`,
} as const;
