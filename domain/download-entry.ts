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

/**
 * An entry of the download history, as the server and the browser store it. The headline release gets the game
 * version of the mod's card; any other release its own first game version.
 */
export const toDownloadEntry = ({
  modId,
  mod,
  releaseId,
  release,
  size,
}: Download): Omit<DownloadEntry, 'downloaded_at'> => ({
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
