import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Locale } from '@bigorna/domain/locales';
import { compareVersions } from '@bigorna/domain/version-order';
import type { KnownCard } from '#app/mods/use-mod-cards.ts';
import type { FavoriteMark, LiveNotification } from '#session/live/live-table.ts';

/** A favorite of which there is a newer version than the member has, or has been told of. */
export interface FavoriteUpdate {
  /** The mod's id, or the notification's, which knows none. */
  key: string;
  slug: string;
  title: string;
  /** What the title is written in, where that is known. */
  language: Locale | undefined;
  thumbnail: string | null;
  /** The version downloaded last; undefined where none is known. */
  from: string | undefined;
  to: string;
  /** When it was published, or told, in milliseconds since 1970. */
  at: number;
}

interface Known {
  favorites: readonly FavoriteMark[];
  history: readonly HistoryEntry[];
  unread: readonly LiveNotification[];
  cardOf: (modId: string) => KnownCard;
}

/** The slug of a mod's page; undefined for other paths. */
const slugIn = (path: string | null): string | undefined => {
  const found = path ? /^\/mods\/([^/?#]+)/.exec(path)?.[1] : undefined;
  return found === undefined ? undefined : decodeURIComponent(found);
};

/** Downloads of favorites: of these a newer version is an update. */
export const downloadedFavorites = ({ favorites, history }: Pick<Known, 'favorites' | 'history'>): HistoryEntry[] => {
  const marked = new Set(favorites.map(({ mod_id }) => mod_id));
  return history.filter(({ mod_id }) => marked.has(mod_id));
};

/** The favorites with an update, newest first: by the version downloaded, and by what unread notifications tell. */
export const favoriteUpdates = (known: Known): FavoriteUpdate[] => {
  const downloaded = downloadedFavorites(known);
  const found = new Map<string, FavoriteUpdate>();
  for (const { mod_id, version } of downloaded) {
    const card = known.cardOf(mod_id);
    if (!card || compareVersions(card.version, version) <= 0) continue;
    const { slug, title, language, thumbnail_url } = card;
    const at = Date.parse(card.updated_at);
    found.set(slug, {
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
  const have = new Map(downloaded.map(({ mod_id, slug, version }) => [known.cardOf(mod_id)?.slug ?? slug, version]));
  for (const { id, type, path, values, created_at } of known.unread) {
    const slug = slugIn(path);
    const { title, version } = values;
    if (type !== 'modUpdate' || slug === undefined || !title || !version || found.has(slug)) continue;
    const from = have.get(slug);
    if (from !== undefined && compareVersions(version, from) <= 0) continue;
    found.set(slug, {
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
  return [...found.values()].sort((a, b) => b.at - a.at);
};
