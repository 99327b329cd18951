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

/** The console is an application of its own: link to it with a plain `<a>`. */
export const ADMIN_PATH = '/admin';

/** What a download's address may say; nothing of it has to be there. */
export interface DownloadChoice {
  /** The page without the countdown. */
  direct?: boolean | undefined;
  /** The release's id; otherwise the page takes the one that fits the game. */
  release?: string | undefined;
  /** Game version and loader, by the same short keys as in listings. */
  v?: string | undefined;
  g?: string | undefined;
}

const segment = encodeURIComponent;

const query = (values: Readonly<Record<string, string | false | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${segment(value)}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/** Builders for addresses that carry something. */
export const paths = {
  ...PATTERNS,
  mod: (slug: string): string => `/mods/${segment(slug)}`,
  download: (slug: string, { direct, release, v, g }: DownloadChoice = {}): string =>
    `/mods/${segment(slug)}/download${query({ direct: direct && '1', release, v, g })}`,
  search: (text: string): string => `/search?q=${segment(text.trim())}`,
} as const;
