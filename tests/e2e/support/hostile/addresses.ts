import type { Member } from '../members.ts';
import { fitting } from './packed.ts';
import type { World } from './world.ts';

/** Pages of the site that strangers see. */
export const strangersPages = ({ mod }: World): string[] => [
  `/mods/${mod}`,
  `/mods/${mod}?tab=versions`,
  `/mods/${mod}?tab=comments`,
  `/mods/${mod}/download`,
];

/** Pages of a member's own. */
export const MEMBERS_PAGES = ['/notifications', '/downloads', '/activity', '/edit-profile', '/dashboard'];

/** Pages of the console that show what people wrote. */
export const staffPages = ({ mod, pending }: World, { uid, username }: Member): string[] =>
  [
    `mods/${mod}/show`,
    `mods/${mod}/show/releases`,
    `mods/${mod}/show/history`,
    `mods/${mod}`,
    `mods/${pending}/show`,
    'mods',
    'comments-moderation',
    'reports',
    'contact-messages',
    `users/${uid}/show`,
    `users?filter=${encodeURIComponent(JSON.stringify({ q: username }))}`,
    'logs',
    'logs/hostil-0/show',
  ].map((path) => `/admin/${path}`);

/** An address in whose every parameter a payload stands. */
export const addressesWith = (at: number): string[] => {
  const text = encodeURIComponent(fitting(at, 100));
  const all = ['q', 'category', 'sort', 'v', 'g', 'page', 'tab', 'release', 'next', 'from', 'subject', 'kind'];
  const query = all.map((name) => `${name}=${text}`).join('&');
  return [
    `/search?${query}#${text}`,
    `/mods?${query}`,
    `/mods/${text}`,
    `/contact?${query}`,
    `/login?${query}`,
    `/auth/action?mode=${text}&oobCode=${text}&continueUrl=${text}`,
    `/admin/mods?filter=${encodeURIComponent(JSON.stringify({ q: fitting(at, 100) }))}`,
  ];
};

/** So many rows on a page of a list: the site's, and the console's. */
const ROWS = { site: 24, console: 25 };
/** Of how many records the cards and forms are opened, besides their lists. */
const OPENED = 8;

const pagesOf = (address: string, rows: number, each: number): string[] =>
  Array.from(
    { length: Math.ceil(rows / each) },
    (_, at) => `${address}${address.includes('?') ? '&' : '?'}page=${at + 1}`,
  );

/** Further pages of the site where every list is full of payloads: for the run that opens everything. */
export const everySitePage = ({ others }: World): string[] => [
  '/',
  '/faq',
  '/changelog',
  '/public/media-kit',
  ...pagesOf('/mods?sort=newest', others.length, ROWS.site),
  ...others.slice(0, OPENED).map((id) => `/mods/${id}`),
];

/** The same of the console. */
export const everyStaffPage = ({ others }: World): string[] => {
  const lists = ['mods', 'ads', 'faq', 'changelog', 'announcements', 'logs'];
  const queues = ['comments-moderation', 'reports', 'contact-messages'];
  const numbers = Array.from({ length: OPENED }, (_, at) => at);
  return [
    ...lists.flatMap((list) => pagesOf(list, others.length, ROWS.console)),
    ...queues,
    ...['ads', 'faq', 'changelog', 'announcements'].flatMap((list) => numbers.map((at) => `${list}/hostil-${at}`)),
    ...numbers.map((at) => `logs/hostil-${at}/show`),
    ...others.slice(0, OPENED).flatMap((id) => [`mods/${id}/show`, `mods/${id}/show/releases`, `mods/${id}`]),
    'mods/review',
    'media-kit',
    'settings',
    '',
  ].map((path) => `/admin/${path}`);
};
