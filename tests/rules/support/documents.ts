import type { Account, DownloadEntry, Favorite, Profile } from '@bigorna/domain/entities/account';
import type { AchievementProgress, ActivityEntry, Comment, Notification } from '@bigorna/domain/entities/member';
import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';

/** Documents as they are stored, each valid by its entity; `over` makes the one difference a test is about. */
export const LONG_AGO = new Date('2026-01-01T00:00:00Z');

export const accountOf = (uid: string, over: Partial<Account> = {}): Account => ({
  username: uid,
  display_name: `The ${uid}`,
  email: `${uid}@bigorna.test`,
  full_name: '',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  banned_at: null,
  banned_until: null,
  valid_after_before_ban: null,
  ban_revoked_at: null,
  is_verified: true,
  valid_after: LONG_AGO,
  member_since: LONG_AGO,
  last_login: null,
  search: [],
  settings: {
    locale: null,
    theme: 'dark',
    game_version: null,
    loader: null,
    notify_mod_updates: true,
    notify_new_mods: false,
    notify_comments: true,
    notify_system: true,
  },
  ...over,
});

export const profileOf = (uid: string, role: Profile['role'] = 'user'): Profile => ({
  username: uid,
  display_name: `The ${uid}`,
  avatar_url: null,
  bio: '',
  role,
  member_since: LONG_AGO,
});

export const authorCardOf = (uid: string, role: Profile['role'] = 'user'): Comment['author'] => ({
  username: uid,
  display_name: `The ${uid}`,
  avatar_url: null,
  role,
});

export const modOf = (slug: string, over: Partial<Mod> = {}): Mod => ({
  slug,
  title: slug,
  author: 'Someone',
  short_description: '',
  language: 'pt-BR',
  content_type: 'mod',
  access: 'public',
  status: 'approved',
  featured: false,
  version: '1.0.0',
  minecraft_version: '1.21.4',
  loader: 'fabric',
  file_size: 10,
  categories: ['magic'],
  tags: [],
  compat: ['fabric@1.21.4'],
  thumbnail_url: null,
  counts_bucket: '0',
  published_at: LONG_AGO,
  created_at: LONG_AGO,
  updated_at: LONG_AGO,
  deleted_at: null,
  ...over,
});

export const releaseOf = (over: Partial<Release> = {}): Release => ({
  version: '1.0.0',
  channel: 'release',
  changelog: '',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
  file_name: 'file.jar',
  file_size: 10,
  sha256: null,
  sha512: null,
  external: false,
  verdict: 'clear',
  dependencies: [],
  published_at: LONG_AGO,
  ...over,
});

export const commentOf = (uid: string, over: Partial<Comment> = {}): Comment => ({
  uid,
  author: authorCardOf(uid),
  text: 'Works well',
  kind: 'comment',
  release: null,
  created_at: LONG_AGO,
  edited_at: null,
  hidden: false,
  reply: null,
  ...over,
});

export const favoriteOf = (modId: string): Favorite => ({ mod_id: modId, created_at: LONG_AGO });

export const downloadOf = (modId: string): DownloadEntry => ({
  mod_id: modId,
  release_id: 'r1',
  slug: modId,
  title: modId,
  thumbnail_url: null,
  content_type: 'mod',
  version: '1.0.0',
  minecraft_version: '1.21.4',
  short_description: '',
  language: 'pt-BR',
  tags: [],
  size: 10,
  type: 'public',
  status: 'available',
  downloaded_at: LONG_AGO,
});

export const activityOf = (modId: string): ActivityEntry => ({
  kind: 'downloads',
  mod_id: modId,
  title: modId,
  at: LONG_AGO,
  type: null,
  size: null,
  category: null,
  comment: null,
  duration: null,
  rating: null,
});

export const achievementOf = (): AchievementProgress => ({ category: 'explorer', progress: 1, unlocked_at: null });

export const notificationOf = (over: Partial<Notification> = {}): Notification => ({
  type: 'system',
  template: 'announcement',
  values: {},
  path: null,
  created_at: LONG_AGO,
  read_at: null,
  ...over,
});
