import type { HistoryEntry } from './endpoints/downloads.schemas.ts';
import type { DownloadEntry } from './entities/account.ts';
import type { Mod } from './entities/mod.ts';
import type { Release } from './entities/release.ts';

type DownloadedMod = Pick<
  Mod,
  | 'slug'
  | 'title'
  | 'thumbnail_url'
  | 'content_type'
  | 'version'
  | 'minecraft_version'
  | 'short_description'
  | 'language'
  | 'tags'
  | 'access'
>;

interface Download {
  readonly modId: string;
  readonly mod: DownloadedMod;
  readonly releaseId: string;
  readonly release: Pick<Release, 'version' | 'game_versions'>;
  readonly size: number;
}

/** Date and time of a history entry, from its ISO 8601 time in UTC. */
export const getDateAndTime = (downloadedAt: string): Pick<HistoryEntry, 'date' | 'time'> => ({
  date: downloadedAt.slice(0, 10),
  time: downloadedAt.slice(11, 16),
});

/** Converts a stored entry for responses and browser storage. If `saved_at` is absent, `downloaded_at` replaces it. */
export const toHistoryEntry = ({ downloaded_at, saved_at = downloaded_at, ...entry }: DownloadEntry): HistoryEntry => {
  const downloadedAt = downloaded_at.toISOString();
  return {
    ...entry,
    downloaded_at: downloadedAt,
    saved_at: saved_at.toISOString(),
    ...getDateAndTime(downloadedAt),
  };
};

/**
 * An entry of the download history, as the server and the browser store it. For the headline release,
 * `minecraft_version` is that of the mod. For other releases, it is the first game version of the release.
 */
export const toDownloadEntry = ({
  modId,
  mod,
  releaseId,
  release,
  size,
}: Download): Omit<DownloadEntry, 'downloaded_at' | 'saved_at'> => ({
  mod_id: modId,
  release_id: releaseId,
  slug: mod.slug,
  title: mod.title,
  thumbnail_url: mod.thumbnail_url,
  content_type: mod.content_type,
  version: release.version,
  minecraft_version: release.version === mod.version ? mod.minecraft_version : (release.game_versions[0] ?? ''),
  short_description: mod.short_description,
  language: mod.language,
  tags: mod.tags,
  size,
  type: mod.access,
  status: 'available',
});
