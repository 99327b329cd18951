import { isStaff } from '@bigorna/domain/access/roles';
import { getSearchPrefixes } from '@bigorna/domain/account-search';
import { toDay } from '@bigorna/domain/trending';
import {
  getDownloadId,
  getViewId,
  toActivityModFields,
} from '../../../functions/src/members/activity/activity-entry.ts';
import { createSeedFactors } from '../../shared/totp.ts';
import { getUid, SEED_ACCOUNTS } from '../accounts.ts';
import { getDaysBefore } from '../dates.ts';
import { createRandom } from '../random.ts';
import type { Collector } from './collector.ts';
import { buildDownloader } from './feedback.ts';
import type { BuiltMod } from './mods.ts';

const addAccounts = (data: Collector): void => {
  for (const { uid, locale, ...account } of SEED_ACCOUNTS) {
    const { username, display_name, bio, role, member_since } = account;
    const banned = account.ban_reason !== null;
    data.add(`users/${uid}`, {
      ...account,
      is_banned: banned,
      banned_at: banned ? getDaysBefore(9) : null,
      valid_after_before_ban: banned ? member_since : null,
      valid_after: banned ? getDaysBefore(9) : member_since,
      search: getSearchPrefixes({ username, display_name }),
      has_factor: isStaff(role),
      settings: { locale },
    });
    if (isStaff(role)) data.add(`factors/${uid}`, createSeedFactors(member_since));
    data.add(`profiles/${uid}`, { username, display_name, avatar_url: null, bio, role, member_since });
    data.add(`usernames/${username.toLowerCase()}`, { uid, created_at: member_since });
  }
};

const addHistory = (data: Collector, username: string, mods: readonly BuiltMod[], newestAgeDays: number): void => {
  const uid = getUid(username);
  mods.forEach((mod, index) => {
    const headline = mod.releases.find(({ release }) => release.version === mod.card.version)?.release;
    if (!headline) return;
    const { card } = mod;
    const at = getDaysBefore(newestAgeDays + index * 2.3);
    data.add(`users/${uid}/downloads/${mod.id}`, {
      mod_id: mod.id,
      release_id: headline.id,
      slug: card.slug,
      title: card.title,
      thumbnail_url: card.thumbnail_url,
      content_type: card.content_type,
      version: headline.version,
      minecraft_version: card.minecraft_version,
      short_description: card.short_description,
      tags: card.tags,
      size: headline.file_size,
      type: card.access,
      status: card.status === 'approved' ? 'available' : 'unavailable',
      downloaded_at: at,
    });
    data.add(`users/${uid}/activity/${getDownloadId(mod.id, headline.id, toDay(at))}`, {
      kind: 'downloads',
      ...toActivityModFields(mod.id, card),
      at,
      size: headline.file_size,
    });
    const downloader = `mods/${mod.id}/downloaders/${uid}`;
    if (!data.documents.has(downloader)) data.add(downloader, buildDownloader(uid, mod, at));
  });
};

/** Writes a member's page views of some recent days, a few minutes each. */
const addViews = (data: Collector, username: string, mods: readonly BuiltMod[]): void => {
  const [uid, random] = [getUid(username), createRandom(`views:${username}`)];
  for (let days = 1; days < 28; days += 1) {
    for (const { id, card } of random.pickMany(mods, random.int(0, 3))) {
      const at = getDaysBefore(days + random.next() / 3);
      const entry = { kind: 'views', ...toActivityModFields(id, card), at, duration: random.int(20, 600) };
      data.add(`users/${uid}/activity/${getViewId(id, toDay(at))}`, entry);
    }
  }
};

const addNotifications = (data: Collector, [first, second]: readonly BuiltMod[]): void => {
  if (!first || !second) return;
  const path = `users/${getUid('jogador')}/notifications`;
  const about = ({ card }: BuiltMod) => ({ title: card.title, version: card.version });
  data.add(`${path}/n1`, {
    type: 'modUpdate',
    template: 'mod_update',
    values: about(first),
    path: `/mods/${first.card.slug}`,
    created_at: getDaysBefore(1.2),
    read_at: null,
  });
  data.add(`${path}/n2`, {
    type: 'comment',
    template: 'official_reply',
    values: about(second),
    path: `/mods/${second.card.slug}`,
    created_at: getDaysBefore(2.6),
    read_at: null,
  });
  data.add(`${path}/n3`, {
    type: 'system',
    template: 'achievement_unlocked',
    values: { achievement: 'first_download' },
    path: '/achievements',
    created_at: getDaysBefore(20),
    read_at: getDaysBefore(19.5),
  });
};

/** Writes accounts with profiles and usernames. Some members get history, views, notifications or achievements. */
export const addMembers = (data: Collector, ranked: readonly BuiltMod[], all: readonly BuiltMod[]): void => {
  addAccounts(data);
  const archived = all.filter(({ card }) => card.status === 'archived').slice(0, 1);
  addHistory(data, 'jogador', [...ranked.slice(1, 8), ...archived], 3);
  for (const username of ['tico', 'manu', 'jujuba', 'wrenfield']) {
    addHistory(data, username, createRandom(`history:${username}`).pickMany(ranked, 5), 4);
  }
  addViews(data, 'jogador', ranked.slice(0, 30));
  addNotifications(data, ranked);
  const achievements = `users/${getUid('jogador')}/achievements`;
  const unlocked_at = getDaysBefore(20);
  data.add(`${achievements}/first_download`, { category: 'explorer', progress: 1, unlocked_at });
  data.add(`${achievements}/ten_downloads`, { category: 'explorer', progress: 8, unlocked_at: null });
};
