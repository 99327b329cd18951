/** Collections whose records have a page of their own, by how its address ends. */
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

/** The comments of one mod, whatever their state; a comment has no page of its own. */
const commentsOf = (mod: string): string =>
  `comments-moderation?filter=${encodeURIComponent(JSON.stringify({ queue: 'all', mod_id: mod }))}`;

/**
 * Where in the console a record of the log is looked at.
 *
 * @param path the record's path, such as `mods/abc` or `mods/abc/releases/r1`, which is looked at on its mod's page
 * @returns null where there is no such page
 */
export const recordAddress = (path: string): string | null => {
  const [collection = '', id, inner] = path.split('/');
  if (id === undefined) return null;
  if (inner === 'comments') return `/admin/${commentsOf(id)}`;
  const page = PAGES[collection];
  return page ? `/admin/${page(encodeURIComponent(id))}` : null;
};

/** Where the entries about one record are listed. */
export const entriesAbout = (path: string): string =>
  `/admin/logs?filter=${encodeURIComponent(JSON.stringify({ about: path }))}`;
