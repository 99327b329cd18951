import type { Rating } from '@bigorna/domain/entities/member';
import { requestRecount } from '../counters/request-recount.ts';
import { requestProgress } from '../members/achievements/request-progress.ts';
import { syncRatingActivity } from '../members/activity/sync-activity.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

export interface RatingWritten extends DocumentWrite<Rating> {
  readonly uid: string;
  readonly modId: string;
}

/** Changed stars do not change the number of ratings. */
const changesCount = ({ before, after }: RatingWritten): boolean => (before === undefined) !== (after === undefined);

export const RATING_HANDLERS: readonly WriteHandler<RatingWritten>[] = [
  { name: 'counters', handle: ({ modId }) => requestRecount('ratings', modId) },
  { name: 'activity', handle: syncRatingActivity },
  {
    name: 'achievements',
    handle: async (written) => {
      if (changesCount(written)) await requestProgress(written.uid);
    },
  },
];

export const ratingWritten = onWritten(
  'ratingWritten',
  'mods/{mod}/ratings/{uid}',
  RATING_HANDLERS,
  ({ uid, mod }) => ({ uid, modId: mod }),
);
