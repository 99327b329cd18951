import type { Favorite } from '@bigorna/domain/entities/account';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestRecount } from '../counters/request-recount.ts';
import { requestProgress } from '../members/achievements/request-progress.ts';
import { syncFavoriteActivity } from '../members/activity/sync-activity.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

export interface FavoriteWritten extends DocumentWrite<Favorite> {
  readonly uid: string;
  readonly modId: string;
}

export const FAVORITE_HANDLERS: readonly WriteHandler<FavoriteWritten>[] = [
  { name: 'counters', handle: ({ modId }) => requestRecount('favorites', modId) },
  { name: 'activity', handle: syncFavoriteActivity },
  { name: 'achievements', handle: ({ uid }) => requestProgress(uid) },
];

export const favoriteWritten = onDocumentWritten(
  { ...getTriggerOptions('favoriteWritten'), document: 'users/{uid}/favorites/{mod}' },
  ({ params: { uid, mod }, data }) =>
    runHandlers(FAVORITE_HANDLERS, { uid, modId: mod, ...parseWrittenDocument('users/{uid}/favorites/{mod}', data) }),
);
