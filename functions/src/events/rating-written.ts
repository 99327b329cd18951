import type { Rating } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touchMember } from '../achievements/touch-member.ts';
import { followRating } from '../activity/follow.ts';
import { touch } from '../counters/touch.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface RatingWritten extends Written<Rating> {
  readonly uid: string;
  readonly modId: string;
}

/** Other stars make no rating more. */
const isOneMore = ({ before, after }: RatingWritten): boolean => (before === undefined) !== (after === undefined);

/** What follows when a member rated a mod, changed the rating, or went. */
export const RATING_FOLLOWERS: readonly Follower<RatingWritten>[] = [
  { name: 'counters', follow: ({ modId }) => touch('ratings', modId) },
  { name: 'activity', follow: followRating },
  {
    name: 'achievements',
    follow: async (written) => {
      if (isOneMore(written)) await touchMember(written.uid);
    },
  },
];

export const ratingWritten = onDocumentWritten(
  { ...onWrite('ratingWritten'), document: 'mods/{mod}/ratings/{uid}' },
  ({ params: { mod, uid }, data }) =>
    followAll(RATING_FOLLOWERS, { uid, modId: mod, ...writtenDocument('mods/{mod}/ratings/{uid}', data) }),
);
