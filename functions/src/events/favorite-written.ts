import type { Favorite } from '@bigorna/domain/entities/account';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { touchMember } from '../achievements/touch-member.ts';
import { followFavorite } from '../activity/follow.ts';
import { touch } from '../counters/touch.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface FavoriteWritten extends Written<Favorite> {
  readonly uid: string;
  readonly modId: string;
}

/** What follows when a favorite was set or taken away. */
export const FAVORITE_FOLLOWERS: readonly Follower<FavoriteWritten>[] = [
  { name: 'counters', follow: ({ modId }) => touch('favorites', modId) },
  { name: 'activity', follow: followFavorite },
  { name: 'achievements', follow: ({ uid }) => touchMember(uid) },
];

export const favoriteWritten = onDocumentWritten(
  { ...onWrite('favoriteWritten'), document: 'users/{uid}/favorites/{mod}' },
  ({ params: { uid, mod }, data }) =>
    followAll(FAVORITE_FOLLOWERS, { uid, modId: mod, ...writtenDocument('users/{uid}/favorites/{mod}', data) }),
);
