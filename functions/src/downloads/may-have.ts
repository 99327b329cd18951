import type { Downloader } from '@bigorna/domain/entities/member';

/** Whether somebody who downloaded a mod has one of its releases; of the first ones it was not kept which they have. */
export const mayHave = ({ releases }: Pick<Downloader, 'releases'>, releaseId: string): boolean =>
  releases.length === 0 || releases.includes(releaseId);
