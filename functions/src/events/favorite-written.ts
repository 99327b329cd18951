import type { Favorite } from '@bigorna/domain/entities/account';
import { requestRecount } from '../counters/request-recount.ts';
import { requestProgress } from '../members/achievements/request-progress.ts';
import { syncFavoriteActivity } from '../members/activity/sync-activity.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

export interface FavoriteWritten extends DocumentWrite<Favorite> {
  readonly uid: string;
  readonly modId: string;
}

export const FAVORITE_HANDLERS: readonly WriteHandler<FavoriteWritten>[] = [
  { name: 'counters', handle: ({ modId }) => requestRecount('favorites', modId) },
  { name: 'activity', handle: syncFavoriteActivity },
  { name: 'achievements', handle: ({ uid }) => requestProgress(uid) },
];

export const favoriteWritten = onWritten(
  'favoriteWritten',
  'users/{uid}/favorites/{mod}',
  FAVORITE_HANDLERS,
  ({ uid, mod }) => ({ uid, modId: mod }),
);
