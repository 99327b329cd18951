import type { ModCounts } from '@bigorna/domain/entities/mod';
import { TRENDING_DAYS } from '@bigorna/domain/limits';
import { dayOf } from '@bigorna/domain/trending';
import { favoriteId } from '../../../functions/src/activity/ids.ts';
import { factsOf } from '../../../functions/src/activity/mod-facts.ts';
import { MEMBER_ACCOUNTS, NAMED_ACCOUNTS, type SeedAccount } from '../accounts.ts';
import { FIRST_IN_RANK } from '../content/entries.ts';
import type { Language } from '../content/entry.ts';
import { BASE, daysAfter, daysBefore, daysBetween } from '../moments.ts';
import { type Random, randomOf } from '../random.ts';
import { REMARKS, type Remark } from '../text/comments.ts';
import type { Collector } from './collector.ts';
import { putFeedback } from './feedback.ts';
import type { BuiltMod } from './mods.ts';

/** Downloads of the first in rank; the one at rank n has about 1/n^0.72 of it. */
const MOST_DOWNLOADS = 482_310;
const ZIPF = 0.72;

const admin = NAMED_ACCOUNTS.find(({ username }) => username === 'admin');
const player = NAMED_ACCOUNTS.filter(({ username }) => username === 'jogador');
/** Ranks of the mods that the test account `jogador` has marked; it comments and rates nothing, so that tests can. */
const PLAYER_FAVORITES = { from: 1, to: 6 } as const;

const authorCard = (account: SeedAccount) => ({
  username: account.username,
  display_name: account.display_name,
  avatar_url: null,
  role: account.role,
});

/** Approved mods from the most downloaded on. */
export const rankedOf = (mods: readonly BuiltMod[]): BuiltMod[] => {
  const approved = mods.filter(({ card }) => card.status === 'approved');
  const first = FIRST_IN_RANK.flatMap((title) => approved.filter(({ card }) => card.title === title));
  const others = approved.filter(({ card }) => !FIRST_IN_RANK.includes(card.title));
  return [...first, ...randomOf('rank').shuffle(others)];
};

/** A moment after the mod came out and before the base date. */
const momentSince = ({ card }: BuiltMod, random: Random): Date => {
  const from = card.published_at ?? card.created_at;
  return daysAfter(daysBetween(from, BASE) * random.next() * 0.98, from);
};

const fill = (text: string, { card }: BuiltMod): string =>
  text.replaceAll('{version}', card.version).replaceAll('{game}', card.minecraft_version);

const replyOf = (text: string, at: Date) =>
  admin ? { uid: admin.uid, author: authorCard(admin), text, created_at: at } : null;

/** People write in their own language; a Portuguese speaker may also write in English. */
const speakersFirst = (accounts: readonly SeedAccount[], lang: Language): SeedAccount[] => {
  const english = accounts.filter(({ locale }) => locale === 'en-US');
  const others = accounts.filter(({ locale }) => locale !== 'en-US');
  return lang === 'pt' ? others : [...english, ...others];
};

const putComments = (data: Collector, mod: BuiltMod, rank: number): number => {
  const random = randomOf(`comments:${mod.id}`);
  const stock: readonly Remark[] = REMARKS[mod.entry.lang].filter(({ text }) => !text.includes(mod.card.title));
  const count = Math.min(12, Math.max(0, Math.round(13 - rank / 4 + random.int(-2, 2))), stock.length);
  const chosen = random.some(stock, count);
  const authors = speakersFirst(random.shuffle(MEMBER_ACCOUNTS), mod.entry.lang);
  let visible = 0;
  chosen.forEach((remark, index) => {
    const account = authors[index % authors.length];
    if (!account) return;
    const created = momentSince(mod, random);
    const replied = daysAfter(0.2 + random.next() * 2, created);
    const hidden = rank === 0 && index === 3;
    visible += hidden ? 0 : 1;
    data.put(`mods/${mod.id}/comments/c${String(index + 1).padStart(2, '0')}`, {
      uid: account.uid,
      author: authorCard(account),
      text: fill(remark.text, mod),
      kind: remark.kind,
      release: random.chance(0.6) ? mod.card.version : null,
      created_at: created,
      edited_at: null,
      hidden,
      reply: remark.reply && replied < BASE && !hidden ? replyOf(fill(remark.reply, mod), replied) : null,
    });
  });
  return visible;
};

const putFavorites = (data: Collector, mod: BuiltMod, rank: number): number => {
  const random = randomOf(`favorites:${mod.id}`);
  const share = Math.max(0.05, 0.8 - rank / 50);
  const isPlayers = rank >= PLAYER_FAVORITES.from && rank <= PLAYER_FAVORITES.to;
  const fans = [...MEMBER_ACCOUNTS.filter(() => random.chance(share)), ...(isPlayers ? player : [])];
  for (const account of fans) {
    const at = momentSince(mod, random);
    data.put(`users/${account.uid}/favorites/${mod.id}`, { mod_id: mod.id, created_at: at });
    if (!player.includes(account)) continue;
    const entry = { kind: 'favorites', ...factsOf(mod.id, mod.card), at };
    data.put(`users/${account.uid}/activity/${favoriteId(mod.id)}`, entry);
  }
  return fans.length;
};

/** The downloads of the last days before the base date, none before the mod was there. */
const recentOf = (perDay: number, age: number): ModCounts['recent'] =>
  Object.fromEntries(
    Array.from({ length: Math.min(TRENDING_DAYS, Math.ceil(age)) }, (_, day) => [
      dayOf(daysBefore(day)),
      Math.round(perDay * (1 + Math.sin(day * 1.7) / 4)),
    ]).filter(([, downloads]) => downloads !== 0),
  );

/**
 * What members did with a mod, and its figures. Comments, ratings and favorites are counted from the documents written
 * here; views and downloads fall with the rank, as in Zipf's law.
 */
export const putCommunity = (data: Collector, mod: BuiltMod, rank: number): ModCounts => {
  const random = randomOf(`counts:${mod.id}`);
  const age = Math.max(1, daysBetween(mod.card.published_at ?? BASE, BASE));
  const jitter = rank === 0 ? 1 : 0.94 + random.next() * 0.05;
  const downloads = Math.round((MOST_DOWNLOADS / (rank + 1) ** ZIPF) * jitter * Math.min(1, 0.15 + age / 60));
  const perDay = (downloads / Math.max(20, age)) * (0.6 + random.next() * 0.8);
  return {
    downloads,
    views: Math.round(downloads * (2.1 + random.next() * 2.4)),
    favorites: putFavorites(data, mod, rank),
    comments: putComments(data, mod, rank),
    ...putFeedback(data, mod, rank),
    recent: recentOf(perDay, age),
  };
};
