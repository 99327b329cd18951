import type { Rating } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touch } from '../counters/touch.ts';
import { type Follower, followAll, WRITTEN, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface RatingWritten extends Written<Rating> {
  readonly uid: string;
  readonly modId: string;
}

/** What follows when a member rated a mod, changed the rating, or went. */
export const RATING_FOLLOWERS: readonly Follower<RatingWritten>[] = [
  { name: 'counters', follow: ({ modId }) => touch('ratings', modId) },
];

export const ratingWritten = onDocumentWritten(
  { ...WRITTEN, document: 'mods/{mod}/ratings/{uid}' },
  ({ params: { mod, uid }, data }) =>
    followAll(RATING_FOLLOWERS, { uid, modId: mod, ...writtenDocument('mods/{mod}/ratings/{uid}', data) }),
);
