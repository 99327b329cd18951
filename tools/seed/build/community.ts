import { getFavoriteId, getUsefulMarkId } from '@bigorna/domain/entities/member';
import type { ModCounts } from '@bigorna/domain/entities/mod';
import { TRENDING_DAYS } from '@bigorna/domain/limits';
import { getCardFields } from '@bigorna/domain/mod-page';
import { toDay } from '@bigorna/domain/trending';
import { toActivityModFields } from '../../../functions/src/members/activity/activity-entry.ts';
import { MEMBER_ACCOUNTS, NAMED_ACCOUNTS, type SeedAccount } from '../accounts.ts';
import { AUTHOR_ENTRIES, FIRST_IN_RANK, type Language } from '../content/entries.ts';
import { REMARKS, type Remark, THREAD_REPLIES } from '../content/texts.ts';
import { BASE, countDaysBetween, getDaysAfter, getDaysBefore } from '../dates.ts';
import { createRandom, type Random } from '../random.ts';
import type { Collector } from './collector.ts';
import { addFeedback } from './feedback.ts';
import type { BuiltMod } from './mods.ts';

/** Downloads of rank 1; rank n has about 1/n^0.72 of this number. Mods younger than 51 days have fewer. */
const MOST_DOWNLOADS = 482_310;
const ZIPF = 0.72;

const admin = NAMED_ACCOUNTS.find(({ username }) => username === 'admin');
const player = NAMED_ACCOUNTS.filter(({ username }) => username === 'jogador');
/**
 * Ranks of the favorites of the test account `jogador`. This account has no comments or ratings, so that tests can add
 * them.
 */
const PLAYER_FAVORITES = { from: 1, to: 6 } as const;

const authorCard = (account: SeedAccount) => ({
  username: account.username,
  display_name: account.display_name,
  avatar_url: null,
  role: account.role,
});

/** Approved mods by rank: the mods of `FIRST_IN_RANK`, then others in random order, then those of `AUTHOR_ENTRIES`. */
export const rankMods = (mods: readonly BuiltMod[]): BuiltMod[] => {
  const approved = mods.filter(({ card }) => card.status === 'approved');
  const first = FIRST_IN_RANK.flatMap((title) => approved.filter(({ card }) => card.title === title));
  const last = approved.filter(({ entry }) => AUTHOR_ENTRIES.includes(entry));
  const others = approved.filter((mod) => !first.includes(mod) && !last.includes(mod));
  return [...first, ...createRandom('rank').shuffle(others), ...last];
};

/** A random time in the first 98 % of the period from the mod's publication to the base date. */
const pickDateSince = ({ card }: BuiltMod, random: Random): Date => {
  const from = card.published_at ?? card.created_at;
  return getDaysAfter(countDaysBetween(from, BASE) * random.next() * 0.98, from);
};

/** The card fields at an earlier time: from the releases published by then. */
const getCardAt = ({ releases }: BuiltMod, at: Date) =>
  getCardFields(releases.map(({ release }) => release).filter(({ published_at }) => published_at <= at));

const fill = (text: string, { version, minecraft_version }: ReturnType<typeof getCardAt>): string =>
  text.replaceAll('{version}', version).replaceAll('{game}', minecraft_version);

const buildReply = (text: string, at: Date) =>
  admin ? { uid: admin.uid, author: authorCard(admin), text, created_at: at } : null;

/** Accounts that write in a language. For English: native speakers first, then everybody else. */
const sortSpeakersFirst = (accounts: readonly SeedAccount[], lang: Language): SeedAccount[] => {
  const english = accounts.filter(({ locale }) => locale === 'en-US');
  const others = accounts.filter(({ locale }) => locale !== 'en-US');
  return lang === 'pt' ? others : [...english, ...others];
};

/** Number of mods, highest ranked first, that get comment threads and useful marks. */
const MODS_WITH_THREADS = 8;

/** A comment that gets replies and useful marks. */
interface SeedThread {
  readonly mod: BuiltMod;
  readonly id: string;
  readonly author: SeedAccount;
  readonly created: Date;
}

/** Writes replies to a comment, and useful marks. Returns how many of each. */
const addThread = (data: Collector, { mod, id, author, created }: SeedThread): { replies: number; useful: number } => {
  const random = createRandom(`thread:${mod.id}:${id}`);
  const others = random.shuffle(MEMBER_ACCOUNTS.filter(({ uid }) => uid !== author.uid));
  const texts = random.pickMany(THREAD_REPLIES[mod.entry.lang], Math.max(0, random.int(-2, 2)));
  texts.forEach((text, index) => {
    const account = others[index];
    if (!account) return;
    data.add(`mods/${mod.id}/comments/${id}-r${index + 1}`, {
      uid: account.uid,
      author: authorCard(account),
      text,
      kind: 'comment',
      release: null,
      created_at: getDaysAfter(countDaysBetween(created, BASE) * (0.1 + 0.2 * index), created),
      edited_at: null,
      hidden: false,
      reply: null,
      parent: id,
      replies: 0,
      useful: 0,
    });
  });
  const fans = others.slice(0, Math.max(0, random.int(-3, 9)));
  for (const { uid } of fans) {
    const mark = {
      mod_id: mod.id,
      comment_id: id,
      created_at: getDaysAfter(countDaysBetween(created, BASE) * 0.5, created),
    };
    data.add(`users/${uid}/useful/${getUsefulMarkId(mod.id, id)}`, mark);
  }
  return { replies: texts.length, useful: fans.length };
};

const addComments = (data: Collector, mod: BuiltMod, rank: number): number => {
  const random = createRandom(`comments:${mod.id}`);
  const stock: readonly Remark[] = REMARKS[mod.entry.lang].filter(({ text }) => !text.includes(mod.card.title));
  const count = Math.min(12, Math.max(0, Math.round(13 - rank / 4 + random.int(-2, 2))), stock.length);
  const chosen = random.pickMany(stock, count);
  const authors = sortSpeakersFirst(random.shuffle(MEMBER_ACCOUNTS), mod.entry.lang);
  let visible = 0;
  chosen.forEach((remark, index) => {
    const account = authors[index % authors.length];
    if (!account) return;
    const created = pickDateSince(mod, random);
    const card = getCardAt(mod, created);
    const replied = getDaysAfter(0.2 + random.next() * 2, created);
    const hidden = rank === 0 && index === 3;
    visible += hidden ? 0 : 1;
    const id = `c${String(index + 1).padStart(2, '0')}`;
    const hasThread = rank < MODS_WITH_THREADS && !hidden;
    data.add(`mods/${mod.id}/comments/${id}`, {
      uid: account.uid,
      author: authorCard(account),
      text: fill(remark.text, card),
      kind: remark.kind,
      release: random.chance(0.6) ? card.version : null,
      created_at: created,
      edited_at: null,
      hidden,
      reply: remark.reply && replied < BASE && !hidden ? buildReply(fill(remark.reply, card), replied) : null,
      parent: null,
      ...(hasThread ? addThread(data, { mod, id, author: account, created }) : { replies: 0, useful: 0 }),
    });
  });
  return visible;
};

const addFavorites = (data: Collector, mod: BuiltMod, rank: number): number => {
  const random = createRandom(`favorites:${mod.id}`);
  const share = Math.max(0.05, 0.8 - rank / 50);
  const isPlayers = rank >= PLAYER_FAVORITES.from && rank <= PLAYER_FAVORITES.to;
  const fans = [...MEMBER_ACCOUNTS.filter(() => random.chance(share)), ...(isPlayers ? player : [])];
  for (const account of fans) {
    const at = pickDateSince(mod, random);
    data.add(`users/${account.uid}/favorites/${mod.id}`, { mod_id: mod.id, created_at: at });
    if (!player.includes(account)) continue;
    const entry = { kind: 'favorites', ...toActivityModFields(mod.id, mod.card), at };
    data.add(`users/${account.uid}/activity/${getFavoriteId(mod.id)}`, entry);
  }
  return fans.length;
};

/** Downloads per day up to the base date, none before the mod's publication. */
const generateRecent = (perDay: number, age: number): ModCounts['recent'] =>
  Object.fromEntries(
    Array.from({ length: Math.min(TRENDING_DAYS, Math.ceil(age)) }, (_, day) => [
      toDay(getDaysBefore(day)),
      Math.round(perDay * (1 + Math.sin(day * 1.7) / 4)),
    ]).filter(([, downloads]) => downloads !== 0),
  );

/**
 * Writes members' activity on a mod, and returns its counts. Counts comments, ratings and favorites from their
 * documents; views and downloads fall with the rank, by Zipf's law.
 */
export const addCommunity = (data: Collector, mod: BuiltMod, rank: number): ModCounts => {
  const random = createRandom(`counts:${mod.id}`);
  const age = Math.max(1, countDaysBetween(mod.card.published_at ?? BASE, BASE));
  const jitter = rank === 0 ? 1 : 0.94 + random.next() * 0.05;
  const downloads = Math.round((MOST_DOWNLOADS / (rank + 1) ** ZIPF) * jitter * Math.min(1, 0.15 + age / 60));
  const perDay = (downloads / Math.max(20, age)) * (0.6 + random.next() * 0.8);
  return {
    downloads,
    views: Math.round(downloads * (2.1 + random.next() * 2.4)),
    favorites: addFavorites(data, mod, rank),
    comments: addComments(data, mod, rank),
    ...addFeedback(data, mod, rank),
    recent: generateRecent(perDay, age),
  };
};
