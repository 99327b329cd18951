import { getUid } from '../../../tools/seed/accounts.ts';
import { PATTERNS } from '../../../web/src/shared/routing/paths.ts';

/** Who opens a page: a signed-out visitor or a verified member without staff permissions. */
export const VIEWERS = ['visitor', 'member'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Translates a message id and fills its placeholders. */
export type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/** The mod for the paths of mod pages. */
export interface NamedMod {
  slug: string;
  title: string;
}

/** How to open a page of the site, and what it shows. */
export interface SitePage {
  /** Path pattern in the route tables of the site. */
  path: string;
  /** A path that matches the pattern. Defaults to the pattern. */
  open?: (mod: NamedMod) => string;
  /** Redirect targets, by viewer. Other viewers stay. */
  redirects?: Partial<Record<Viewer, (mod: NamedMod) => string>>;
  /** Message id of the route's title. */
  title: string;
  /** Title of a page that overrides the route's title. */
  getTitle?: (says: Translate, mod: NamedMod) => string;
  /** Selector of the content of a loaded page. */
  content?: string;
  /** Whether the page shows sample skeletons permanently. */
  hasSampleSkeletons?: true;
  /** Whether members and visitors see different versions. */
  differsForMembers?: true;
}

const getModPath = ({ slug }: NamedMod): string => `/mods/${slug}`;
const toLogin = { visitor: () => PATTERNS.login };
const toHome = { member: () => PATTERNS.home };

/** Every page of the site. A route without an entry fails `web/src/app/page-table.test.ts`. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: PATTERNS.home, title: 'title.home', content: 'article' },
  { path: PATTERNS.mods, title: 'title.mods', content: 'article' },
  { path: PATTERNS.addons, title: 'title.addons', content: 'article' },
  { path: PATTERNS.search, title: 'title.search', getTitle: (says) => says('search.title'), content: 'article' },
  {
    path: PATTERNS.mod,
    open: getModPath,
    title: 'title.mod',
    getTitle: (_says, { title }) => title,
    content: '.prose',
    differsForMembers: true,
  },
  {
    path: PATTERNS.addon,
    open: ({ slug }) => `/addons/${slug}`,
    redirects: { visitor: getModPath, member: getModPath },
    title: 'title.mod',
  },
  {
    path: PATTERNS.download,
    open: (mod) => `${getModPath(mod)}/download`,
    title: 'title.download',
    getTitle: (says, { title }) => says('download.heading', { title }),
    differsForMembers: true,
  },
  {
    path: PATTERNS.author,
    open: () => '/authors/halcyon-works',
    title: 'title.author',
    getTitle: () => 'Halcyon Works',
    content: 'article',
  },
  { path: PATTERNS.login, redirects: toHome, title: 'title.login' },
  { path: PATTERNS.register, redirects: toHome, title: 'title.register' },
  { path: PATTERNS.forgotPassword, redirects: toHome, title: 'title.forgotPassword' },
  { path: PATTERNS.resetPassword, redirects: toHome, title: 'title.resetPassword' },
  { path: PATTERNS.authAction, open: () => '/auth/action?mode=resetPassword', title: 'title.authAction' },
  { path: PATTERNS.dashboard, redirects: toLogin, title: 'title.dashboard', content: 'article' },
  { path: PATTERNS.favorites, redirects: toLogin, title: 'title.favorites', content: 'article' },
  { path: PATTERNS.downloads, redirects: toLogin, title: 'title.downloads', content: 'article' },
  { path: PATTERNS.editProfile, redirects: toLogin, title: 'title.editProfile', content: 'form' },
  {
    path: PATTERNS.member,
    open: () => `/members/${getUid('clarice')}`,
    title: 'title.member',
    getTitle: () => 'Clarice',
    content: 'article',
  },
  { path: PATTERNS.activity, title: 'title.activity', differsForMembers: true },
  { path: PATTERNS.achievements, title: 'title.achievements', differsForMembers: true },
  { path: PATTERNS.notifications, title: 'title.notifications', differsForMembers: true },
  { path: PATTERNS.banned, title: 'title.banned' },
  { path: PATTERNS.verifyEmail, title: 'title.verifyEmail', differsForMembers: true },
  { path: PATTERNS.unauthorized, title: 'title.unauthorized' },
  { path: PATTERNS.contact, title: 'title.contact', content: 'form', differsForMembers: true },
  { path: PATTERNS.help, title: 'title.help' },
  { path: PATTERNS.faq, title: 'title.faq' },
  { path: PATTERNS.changelog, title: 'title.changelog' },
  { path: PATTERNS.guidelines, title: 'title.guidelines' },
  { path: PATTERNS.terms, title: 'title.terms' },
  { path: PATTERNS.privacy, title: 'title.privacy' },
  { path: PATTERNS.partners, title: 'title.partners' },
  { path: PATTERNS.devUi, title: 'devUi.title', hasSampleSkeletons: true },
  { path: '/dev/mail', open: () => '/dev/mail?to=ninguem', title: 'devMail.title' },
  {
    path: PATTERNS.public,
    redirects: { visitor: () => PATTERNS.mediaKit, member: () => PATTERNS.mediaKit },
    title: 'title.mediaKit',
  },
  { path: PATTERNS.mediaKit, title: 'title.mediaKit', content: '.kit-formats', differsForMembers: true },
  { path: PATTERNS.mediaKitContact, title: 'title.mediaKitContact', content: 'form', differsForMembers: true },
  { path: '/public/*', open: () => '/public/nada', title: 'title.notFound' },
  { path: '*', open: () => '/nada/por/aqui', title: 'title.notFound' },
];

/** A path that opens a page. */
export const getPath = ({ path, open }: SitePage, mod: NamedMod): string => open?.(mod) ?? path;

/**
 * The page that a viewer reaches after redirects.
 *
 * @throws Error when the redirect target is no known page
 */
export const followRedirects = (sitePage: SitePage, viewer: Viewer, mod: NamedMod): SitePage => {
  const target = sitePage.redirects?.[viewer]?.(mod);
  if (target === undefined) return sitePage;
  const end = SITE_PAGES.find((other) => other.redirects?.[viewer] === undefined && getPath(other, mod) === target);
  if (!end) throw new Error(`${sitePage.path} leads to ${target}, which is no known page`);
  return end;
};

/** The pages to check visually. For members, only the pages that visitors do not see, or see differently. */
export const getPagesToCheck = (viewer: Viewer): SitePage[] =>
  SITE_PAGES.filter(({ redirects, differsForMembers }) => {
    if (redirects?.[viewer]) return false;
    return viewer === 'visitor' || redirects?.visitor !== undefined || differsForMembers === true;
  });
