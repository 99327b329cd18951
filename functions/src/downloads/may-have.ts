import type { Downloader } from '@bigorna/domain/entities/member';
import { DOWNLOADED_RELEASES_MAX } from '@bigorna/domain/limits';

/** Stands among somebody's releases for earlier ones of which it is not kept which they were; no release's id. */
export const EARLIER_RELEASES = '*';

/** Whether somebody who downloaded a mod has one of its releases; of the first ones it was not kept which they have. */
export const mayHave = ({ releases }: Pick<Downloader, 'releases'>, releaseId: string): boolean =>
  releases.length === 0 || releases.includes(EARLIER_RELEASES) || releases.includes(releaseId);

/** The releases of somebody with one more, the newest last; of those left out it stays known that there are some. */
export const releasesWith = ({ releases }: Pick<Downloader, 'releases'>, releaseId: string): string[] => {
  const named = [...new Set([...releases, releaseId])].filter((one) => one !== EARLIER_RELEASES);
  const isWhole =
    releases.length > 0 && !releases.includes(EARLIER_RELEASES) && named.length <= DOWNLOADED_RELEASES_MAX;
  return [...(isWhole ? [] : [EARLIER_RELEASES]), ...named.slice(-DOWNLOADED_RELEASES_MAX)];
};
