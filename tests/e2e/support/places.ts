import { PATTERNS } from '../../../web/src/app/paths.ts';

/** Who opens a page: somebody signed out, or a verified member without staff's rights. */
export const READERS = ['visitor', 'member'] as const;
export type Reader = (typeof READERS)[number];

/** A text of the site's catalogue by its id, with its placeholders filled in. */
export type Says = (id: string, values?: Readonly<Record<string, string>>) => string;

/** The mod that addresses of mods are made with. */
export interface NamedMod {
  slug: string;
  title: string;
}

/** How a page of the site is opened, and what it then is. */
export interface Place {
  /** The path of its row in the site's tables of routes. */
  path: string;
  /** An address that the path fits; the path itself when absent. */
  open?: (mod: NamedMod) => string;
  /** Where it sends a reader who may not stay; who is not named stays. */
  leads?: Partial<Record<Reader, (mod: NamedMod) => string>>;
  /** The message of its row's title. */
  title: string;
  /** The title of a page that has a name of its own. */
  ownTitle?: (says: Says, mod: NamedMod) => string;
  /** What is there when the page has all it shows, beside its heading. */
  shows?: string;
  /** Whether it shows parts that wait for themselves, as samples. */
  showsWaiting?: true;
  /** Whether it is another page for a member than for a visitor, who may both see it. */
  differs?: true;
}

const modAddress = ({ slug }: NamedMod): string => `/mods/${slug}`;
const toLogin = { visitor: () => PATTERNS.login };
const toHome = { member: () => PATTERNS.home };

/** Every page of the site. A row of its tables of routes without an entry here fails `web/src/app/places.test.ts`. */
export const PLACES: readonly Place[] = [
  { path: PATTERNS.home, title: 'title.home', shows: 'article' },
  { path: PATTERNS.mods, title: 'title.mods', shows: 'article' },
  { path: PATTERNS.addons, title: 'title.addons', shows: 'article' },
  { path: PATTERNS.search, title: 'title.search', ownTitle: (says) => says('search.title'), shows: 'article' },
  {
    path: PATTERNS.mod,
    open: modAddress,
    title: 'title.mod',
    ownTitle: (_says, { title }) => title,
    shows: '.prose',
    differs: true,
  },
  {
    path: PATTERNS.addon,
    open: ({ slug }) => `/addons/${slug}`,
    leads: { visitor: modAddress, member: modAddress },
    title: 'title.mod',
  },
  {
    path: PATTERNS.download,
    open: (mod) => `${modAddress(mod)}/download`,
    leads: toLogin,
    title: 'title.download',
    ownTitle: (says, { title }) => says('download.heading', { title }),
  },
  { path: PATTERNS.login, leads: toHome, title: 'title.login' },
  { path: PATTERNS.register, leads: toHome, title: 'title.register' },
  { path: PATTERNS.forgotPassword, leads: toHome, title: 'title.forgotPassword' },
  { path: PATTERNS.resetPassword, leads: toHome, title: 'title.resetPassword' },
  { path: PATTERNS.authAction, open: () => '/auth/action?mode=resetPassword', title: 'title.authAction' },
  { path: PATTERNS.dashboard, leads: toLogin, title: 'title.dashboard', shows: 'article' },
  { path: PATTERNS.favorites, leads: toLogin, title: 'title.favorites', shows: 'article' },
  { path: PATTERNS.downloads, leads: toLogin, title: 'title.downloads', shows: 'article' },
  { path: PATTERNS.editProfile, leads: toLogin, title: 'title.editProfile', shows: 'form' },
  { path: PATTERNS.activity, title: 'title.activity', differs: true },
  { path: PATTERNS.achievements, title: 'title.achievements', differs: true },
  { path: PATTERNS.notifications, title: 'title.notifications', differs: true },
  { path: PATTERNS.banned, title: 'title.banned' },
  { path: PATTERNS.verifyEmail, title: 'title.verifyEmail', differs: true },
  { path: PATTERNS.unauthorized, title: 'title.unauthorized' },
  { path: PATTERNS.contact, title: 'title.contact', shows: 'form', differs: true },
  { path: PATTERNS.help, title: 'title.help' },
  { path: PATTERNS.faq, title: 'title.faq' },
  { path: PATTERNS.changelog, title: 'title.changelog' },
  { path: PATTERNS.guidelines, title: 'title.guidelines' },
  { path: PATTERNS.terms, title: 'title.terms' },
  { path: PATTERNS.privacy, title: 'title.privacy' },
  { path: PATTERNS.partners, title: 'title.partners' },
  { path: PATTERNS.devUi, title: 'devUi.title', showsWaiting: true },
  { path: '/dev/mail', open: () => '/dev/mail?to=ninguem', title: 'devMail.title' },
  {
    path: PATTERNS.public,
    leads: { visitor: () => PATTERNS.mediaKit, member: () => PATTERNS.mediaKit },
    title: 'title.mediaKit',
  },
  { path: PATTERNS.mediaKit, title: 'title.mediaKit', shows: '.kit-formats', differs: true },
  { path: PATTERNS.mediaKitContact, title: 'title.mediaKitContact', shows: 'form', differs: true },
  { path: '/public/*', open: () => '/public/nada', title: 'title.notFound' },
  { path: '*', open: () => '/nada/por/aqui', title: 'title.notFound' },
];

/** An address of a place. */
export const addressOf = ({ path, open }: Place, mod: NamedMod): string => open?.(mod) ?? path;

/** The place that a reader who opens one ends at: it, or the one it leads to. */
export const endOf = (place: Place, reader: Reader, mod: NamedMod): Place => {
  const target = place.leads?.[reader]?.(mod);
  if (target === undefined) return place;
  const end = PLACES.find((other) => other.leads?.[reader] === undefined && addressOf(other, mod) === target);
  if (!end) throw new Error(`${place.path} leads to ${target}, which is no place`);
  return end;
};

/** The places to judge by how they look to a reader: visitors' all, members' only where they are other than visitors'. */
export const facesFor = (reader: Reader): Place[] =>
  PLACES.filter(({ leads, differs }) => {
    if (leads?.[reader]) return false;
    return reader === 'visitor' || leads?.visitor !== undefined || differs === true;
  });
