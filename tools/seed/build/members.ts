import { searchOf } from '@bigorna/domain/account-search';
import { dayOf } from '@bigorna/domain/trending';
import { downloadId, viewId } from '../../../functions/src/activity/ids.ts';
import { factsOf } from '../../../functions/src/activity/mod-facts.ts';
import { SEED_ACCOUNTS, uidOf } from '../accounts.ts';
import { daysBefore } from '../moments.ts';
import { randomOf } from '../random.ts';
import type { Collector } from './collector.ts';
import { downloaderOf } from './feedback.ts';
import type { BuiltMod } from './mods.ts';

const putAccounts = (data: Collector): void => {
  for (const account of SEED_ACCOUNTS) {
    const { uid, username, display_name, full_name, bio, email, role, is_verified, ban_reason, member_since } = account;
    const banned = ban_reason !== null;
    data.put(`users/${uid}`, {
      username,
      display_name,
      email,
      full_name,
      bio,
      role,
      is_banned: banned,
      ban_reason,
      banned_at: banned ? daysBefore(9) : null,
      valid_after_before_ban: banned ? member_since : null,
      is_verified,
      valid_after: banned ? daysBefore(9) : member_since,
      member_since,
      last_login: account.last_login,
      search: searchOf({ username, display_name }),
      settings: { locale: account.locale },
    });
    data.put(`profiles/${uid}`, { username, display_name, avatar_url: null, bio, role, member_since });
    data.put(`usernames/${username.toLowerCase()}`, { uid, created_at: member_since });
  }
};

const putHistory = (data: Collector, username: string, mods: readonly BuiltMod[], newestAgeDays: number): void => {
  const uid = uidOf(username);
  mods.forEach((mod, index) => {
    const headline = mod.releases.find(({ release }) => release.version === mod.card.version)?.release;
    if (!headline) return;
    const { card } = mod;
    const at = daysBefore(newestAgeDays + index * 2.3);
    data.put(`users/${uid}/downloads/${mod.id}`, {
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
    data.put(`users/${uid}/activity/${downloadId(mod.id, headline.id, dayOf(at))}`, {
      kind: 'downloads',
      ...factsOf(mod.id, card),
      at,
      size: headline.file_size,
    });
    const downloader = `mods/${mod.id}/downloaders/${uid}`;
    if (!data.documents.has(downloader)) data.put(downloader, downloaderOf(uid, mod, at));
  });
};

/** Pages that the member read, a few minutes each, on some of the last days. */
const putViews = (data: Collector, username: string, mods: readonly BuiltMod[]): void => {
  const [uid, random] = [uidOf(username), randomOf(`views:${username}`)];
  for (let days = 1; days < 28; days += 1) {
    for (const { id, card } of random.some(mods, random.int(0, 3))) {
      const at = daysBefore(days + random.next() / 3);
      const entry = { kind: 'views', ...factsOf(id, card), at, duration: random.int(20, 600) };
      data.put(`users/${uid}/activity/${viewId(id, dayOf(at))}`, entry);
    }
  }
};

const putNotifications = (data: Collector, [first, second]: readonly BuiltMod[]): void => {
  if (!first || !second) return;
  const path = `users/${uidOf('jogador')}/notifications`;
  const about = ({ card }: BuiltMod) => ({ title: card.title, version: card.version });
  data.put(`${path}/n1`, {
    type: 'modUpdate',
    template: 'mod_update',
    values: about(first),
    path: `/mods/${first.card.slug}`,
    created_at: daysBefore(1.2),
    read_at: null,
  });
  data.put(`${path}/n2`, {
    type: 'comment',
    template: 'official_reply',
    values: about(second),
    path: `/mods/${second.card.slug}`,
    created_at: daysBefore(2.6),
    read_at: null,
  });
  data.put(`${path}/n3`, {
    type: 'system',
    template: 'achievement_unlocked',
    values: { achievement: 'first_download' },
    path: '/achievements',
    created_at: daysBefore(20),
    read_at: daysBefore(19.5),
  });
};

/** Accounts with their cards and names, and what some of them have in their lists. */
export const putMembers = (data: Collector, ranked: readonly BuiltMod[], all: readonly BuiltMod[]): void => {
  putAccounts(data);
  const archived = all.filter(({ card }) => card.status === 'archived').slice(0, 1);
  putHistory(data, 'jogador', [...ranked.slice(1, 8), ...archived], 3);
  for (const username of ['tico', 'manu', 'jujuba', 'wrenfield']) {
    putHistory(data, username, randomOf(`history:${username}`).some(ranked, 5), 4);
  }
  putViews(data, 'jogador', ranked.slice(0, 30));
  putNotifications(data, ranked);
  data.put(`users/${uidOf('jogador')}/achievements/first_download`, {
    category: 'explorer',
    progress: 1,
    unlocked_at: daysBefore(20),
  });
  data.put(`users/${uidOf('jogador')}/achievements/ten_downloads`, {
    category: 'explorer',
    progress: 8,
    unlocked_at: null,
  });
};
