import type { Downloader } from './entities/member.ts';
import { DOWNLOADED_RELEASES_MAX } from './limits.ts';

/** Marks older downloads whose release ids are unknown. Never the id of a release. */
export const UNRECORDED_RELEASES = '*';

/** Whether a downloader of a mod may have a release. An empty list means that no release ids were recorded. */
export const mayHaveRelease = ({ releases }: Pick<Downloader, 'releases'>, releaseId: string): boolean =>
  releases.length === 0 || releases.includes(UNRECORDED_RELEASES) || releases.includes(releaseId);

/** Adds a release to a downloader's list, newest last. If older ids are unknown or dropped, the list has the marker. */
export const addDownloadedRelease = ({ releases }: Pick<Downloader, 'releases'>, releaseId: string): string[] => {
  const ids = [...new Set([...releases, releaseId])].filter((id) => id !== UNRECORDED_RELEASES);
  const isComplete =
    releases.length > 0 && !releases.includes(UNRECORDED_RELEASES) && ids.length <= DOWNLOADED_RELEASES_MAX;
  return [...(isComplete ? [] : [UNRECORDED_RELEASES]), ...ids.slice(-DOWNLOADED_RELEASES_MAX)];
};
