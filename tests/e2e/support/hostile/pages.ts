import type { Member } from '../members.ts';
import type { HostileData } from './hostile-data.ts';
import { pickPayload } from './pack-payloads.ts';

/** Pages of the site that visitors see. */
export const getVisitorPages = ({ mod, author }: HostileData): string[] => [
  `/mods/${mod}`,
  `/mods/${mod}?tab=versions`,
  `/mods/${mod}?tab=comments`,
  `/mods/${mod}/download`,
  `/members/${author}`,
];

/** Pages that show the data of a member. */
export const MEMBER_PAGES = ['/notifications', '/downloads', '/activity', '/edit-profile', '/dashboard'];

/** Pages of the console that show user texts. */
export const getStaffPages = ({ mod, pending }: HostileData, { uid, username }: Member): string[] =>
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

/** URLs with a payload in every parameter. */
export const getHostileUrls = (at: number): string[] => {
  const text = encodeURIComponent(pickPayload(at, 100));
  const all = ['q', 'category', 'sort', 'v', 'g', 'page', 'tab', 'release', 'next', 'from', 'subject', 'kind'];
  const query = all.map((name) => `${name}=${text}`).join('&');
  return [
    `/search?${query}#${text}`,
    `/mods?${query}`,
    `/mods/${text}`,
    `/contact?${query}`,
    `/login?${query}`,
    `/auth/action?mode=${text}&oobCode=${text}&continueUrl=${text}`,
    `/admin/mods?filter=${encodeURIComponent(JSON.stringify({ q: pickPayload(at, 100) }))}`,
  ];
};

/** Rows per list page. */
const ROWS = { site: 24, console: 25 };
/** Number of records to open as card and form. */
const OPENED = 8;

const listPages = (path: string, rows: number, each: number): string[] =>
  Array.from({ length: Math.ceil(rows / each) }, (_, at) => `${path}${path.includes('?') ? '&' : '?'}page=${at + 1}`);

/** Further pages of the site, with payloads in every list. For the full run. */
export const getAllSitePages = ({ others }: HostileData): string[] => [
  '/',
  '/faq',
  '/changelog',
  '/public/media-kit',
  ...listPages('/mods?sort=newest', others.length, ROWS.site),
  ...others.slice(0, OPENED).map((id) => `/mods/${id}`),
];

/** Further pages of the console, with payloads in every list. For the full run. */
export const getAllStaffPages = ({ others }: HostileData): string[] => {
  const lists = ['mods', 'ads', 'faq', 'changelog', 'announcements', 'logs'];
  const queues = ['comments-moderation', 'reports', 'contact-messages'];
  const numbers = Array.from({ length: OPENED }, (_, at) => at);
  return [
    ...lists.flatMap((list) => listPages(list, others.length, ROWS.console)),
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
