import { getListPath } from '#shared/pages/get-list-path.ts';

/** Paths of record pages or filtered lists, by collection. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  mods: (id) => `/admin/mods/${encodeURIComponent(id)}/show`,
  users: (id) => `/admin/users/${encodeURIComponent(id)}/show`,
  ads: (id) => `/admin/ads/${encodeURIComponent(id)}`,
  faq: (id) => `/admin/faq/${encodeURIComponent(id)}`,
  changelog: (id) => `/admin/changelog/${encodeURIComponent(id)}`,
  announcements: (id) => `/admin/announcements/${encodeURIComponent(id)}`,
  blocked_files: (id) => getListPath('blocked-files', { id: [id] }),
  game_versions: () => '/admin/game-versions',
  media_kit: () => '/admin/media-kit',
  settings: () => '/admin/settings',
  reports: (id) => getListPath('reports', { id: [id] }),
  contact_messages: (id) => getListPath('contact-messages', { id: [id] }),
};

/**
 * Console path of a log entry's record. A comment has no page, so its path is the list of all comments of its mod.
 *
 * @param path the record's path, such as `mods/abc` or `mods/abc/releases/r1`; a release opens its mod's page
 * @returns null if the record has no page
 */
export const getRecordPath = (path: string): string | null => {
  const [collection = '', id, inner] = path.split('/');
  if (id === undefined) return null;
  if (inner === 'comments') return getListPath('comments-moderation', { queue: 'all', mod_id: id });
  return PAGES[collection]?.(id) ?? null;
};

/** Log list filtered by one record. */
export const getEntriesPath = (path: string): string => getListPath('logs', { about: path });
