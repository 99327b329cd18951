import type { Account, DownloadEntry, Favorite, Profile } from '@bigorna/domain/entities/account';
import {
  type AchievementProgress,
  type ActivityEntry,
  activityEntry,
  type Comment,
  type Notification,
  type Report,
  type UsefulMark,
} from '@bigorna/domain/entities/member';
import type { Mod } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { buildTestAccount } from '../../../tools/testing/new-member.ts';

/**
 * Creation date of the documents. The builders below return valid documents, changed by the fields of `over`.
 */
export const LONG_AGO = new Date('2026-01-01T00:00:00Z');

export const buildAccount = (uid: string, over: Partial<Account> = {}): Account => ({
  ...buildTestAccount({
    has_factor: false,
    valid_after: LONG_AGO,
    member_since: LONG_AGO,
    sessions: {
      session: { browser: null, system: null, country: null, started_at: LONG_AGO, last_used_at: LONG_AGO },
    },
  }),
  username: uid,
  display_name: `The ${uid}`,
  email: `${uid}@bigorna.test`,
  ...over,
});

export const buildProfile = (uid: string, role: Profile['role'] = 'user'): Profile => ({
  username: uid,
  display_name: `The ${uid}`,
  avatar_url: null,
  bio: '',
  role,
  member_since: LONG_AGO,
});

export const buildAuthorCard = (uid: string, role: Profile['role'] = 'user'): Comment['author'] => ({
  username: uid,
  display_name: `The ${uid}`,
  avatar_url: null,
  role,
});

export const buildMod = (slug: string, over: Partial<Mod> = {}): Mod => ({
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
  side: null,
  file_size: 10,
  categories: ['magic'],
  tags: [],
  compat: ['fabric@1.21.4'],
  thumbnail_url: null,
  counts_bucket: '0',
  published_at: LONG_AGO,
  released_at: LONG_AGO,
  created_at: LONG_AGO,
  updated_at: LONG_AGO,
  deleted_at: null,
  ...over,
});

export const buildRelease = (over: Partial<Release> = {}): Release => ({
  version: '1.0.0',
  channel: 'release',
  changelog: '',
  game_versions: ['1.21.4'],
  loaders: ['fabric'],
  side: null,
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

export const buildComment = (uid: string, over: Partial<Comment> = {}): Comment => ({
  uid,
  author: buildAuthorCard(uid),
  text: 'Works well',
  kind: 'comment',
  release: null,
  created_at: LONG_AGO,
  edited_at: null,
  hidden: false,
  reply: null,
  parent: null,
  replies: 0,
  useful: 0,
  ...over,
});

export const buildFavorite = (modId: string): Favorite => ({ mod_id: modId, created_at: LONG_AGO });

export const buildUsefulMark = (modId: string, commentId: string): UsefulMark => ({
  mod_id: modId,
  comment_id: commentId,
  created_at: LONG_AGO,
});

export const buildDownload = (modId: string): DownloadEntry => ({
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

export const buildActivity = (modId: string): ActivityEntry =>
  activityEntry.parse({ kind: 'downloads', mod_id: modId, title: modId, at: LONG_AGO });

export const buildAchievement = (): AchievementProgress => ({ category: 'explorer', progress: 1, unlocked_at: null });

export const buildNotification = (over: Partial<Notification> = {}): Notification => ({
  type: 'system',
  template: 'announcement',
  values: {},
  path: null,
  created_at: LONG_AGO,
  read_at: null,
  ...over,
});

export const buildReport = (uid: string): Report => ({
  uid,
  subject: 'mod',
  path: 'mods/approved',
  reason: 'It is a copy',
  created_at: LONG_AGO,
  resolved_at: null,
});
