/** Paths below /admin/ of record pages or filtered lists, by collection. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  mods: (id) => `mods/${id}/show`,
  users: (id) => `users/${id}/show`,
  ads: (id) => `ads/${id}`,
  faq: (id) => `faq/${id}`,
  changelog: (id) => `changelog/${id}`,
  announcements: (id) => `announcements/${id}`,
  blocked_files: (id) => `blocked-files?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
  media_kit: () => 'media-kit',
  settings: () => 'settings',
  reports: (id) => `reports?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
  contact_messages: (id) => `contact-messages?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
};

/** Comments of one mod in any state. A single comment has no page. */
const getCommentsPath = (mod: string): string =>
  `comments-moderation?filter=${encodeURIComponent(JSON.stringify({ queue: 'all', mod_id: mod }))}`;

/**
 * Console path of a log entry's record.
 *
 * @param path the record's path, such as `mods/abc` or `mods/abc/releases/r1`; a release opens its mod's page
 * @returns null if the record has no page
 */
export const getRecordPath = (path: string): string | null => {
  const [collection = '', id, inner] = path.split('/');
  if (id === undefined) return null;
  if (inner === 'comments') return `/admin/${getCommentsPath(id)}`;
  const page = PAGES[collection];
  return page ? `/admin/${page(encodeURIComponent(id))}` : null;
};

/** Log list filtered by one record. */
export const getEntriesPath = (path: string): string =>
  `/admin/logs?filter=${encodeURIComponent(JSON.stringify({ about: path }))}`;
