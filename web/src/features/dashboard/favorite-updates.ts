import type { Locale } from '@bigorna/domain/locales';
import { compareVersions } from '@bigorna/domain/version-order';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import type { FavoriteMark, LiveNotification } from '#shared/live/live-table.ts';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';

/** A favorite with a version newer than the member's download, or with an unread notification about an update. */
export interface FavoriteUpdate {
  /** The mod's id; for a notification, which has no mod id, the notification's id. */
  key: string;
  slug: string;
  title: string;
  /** Language of the title, if known. */
  language: Locale | undefined;
  thumbnail: string | null;
  /** The version downloaded last; undefined if unknown. */
  from: string | undefined;
  to: string;
  /** Time of the release or the notification, in milliseconds since 1970. */
  at: number;
}

interface UpdateSources {
  favorites: readonly FavoriteMark[];
  history: readonly ListedEntry[];
  unread: readonly LiveNotification[];
  getCard: (modId: string) => LoadedCard;
}

/** Slug of a mod page's path; undefined for other paths. */
const parseSlug = (path: string | null): string | undefined => {
  const slug = path ? /^\/mods\/([^/?#]+)/.exec(path)?.[1] : undefined;
  return slug === undefined ? undefined : decodeURIComponent(slug);
};

/** Downloads of mods that are favorites. These mods may have an update. */
export const findDownloadedFavorites = ({
  favorites,
  history,
}: Pick<UpdateSources, 'favorites' | 'history'>): ListedEntry[] => {
  const marked = new Set(favorites.map(({ mod_id }) => mod_id));
  return history.filter(({ mod_id }) => marked.has(mod_id));
};

/** Favorites with an update, newest first, from downloaded versions and unread notifications. */
export const findFavoriteUpdates = (known: UpdateSources): FavoriteUpdate[] => {
  const downloaded = findDownloadedFavorites(known);
  const updates = new Map<string, FavoriteUpdate>();
  for (const { mod_id, version } of downloaded) {
    const card = known.getCard(mod_id);
    if (!card || version === undefined || compareVersions(card.version, version) <= 0) continue;
    const { slug, title, language, thumbnail_url } = card;
    const at = Date.parse(card.updated_at);
    updates.set(slug, {
      key: mod_id,
      slug,
      title,
      language,
      thumbnail: thumbnail_url,
      from: version,
      to: card.version,
      at,
    });
  }
  const versionBySlug = new Map(
    downloaded.map(({ mod_id, slug, version }) => [known.getCard(mod_id)?.slug ?? slug, version]),
  );
  for (const { id, type, path, values, created_at } of known.unread) {
    const slug = parseSlug(path);
    const { title, version } = values;
    if (type !== 'modUpdate' || slug === undefined || !title || !version || updates.has(slug)) continue;
    const from = versionBySlug.get(slug);
    if (from !== undefined && compareVersions(version, from) <= 0) continue;
    updates.set(slug, {
      key: id,
      slug,
      title,
      language: undefined,
      thumbnail: null,
      from,
      to: version,
      at: created_at.getTime(),
    });
  }
  return [...updates.values()].sort((a, b) => b.at - a.at);
};
