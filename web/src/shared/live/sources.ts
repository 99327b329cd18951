import { toHistoryEntry } from '@bigorna/domain/download-entry';
import { account, downloadEntry, favorite } from '@bigorna/domain/entities/account';
import {
  achievementProgress,
  activityEntry,
  comment,
  getFavoriteId,
  notification,
  usefulMark,
} from '@bigorna/domain/entities/member';
import { HISTORY_PAGE_SIZE, LIVE_FAVORITES_MAX, LIVE_UNREAD_MAX, LIVE_USEFUL_MAX } from '@bigorna/domain/limits';
import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import type { LiveArgs, LiveData, LiveName, LiveQuery } from './live-table.ts';
import { observeDocument, observeQuery, parseDocument } from './observe-query.ts';

/** Maximum number of comments that the rules let a query read. */
const COMMENTS_MAX = 50;

interface SourceParams<Name extends LiveName> {
  firestore: Firestore;
  uid: string;
  args: LiveArgs[Name];
}

const queryMemberDocs = ({ firestore, uid }: SourceParams<LiveName>, name: string, ...constraints: QueryConstraint[]) =>
  query(collection(firestore, 'users', uid, name), ...constraints);

const queryComments = (firestore: Firestore, modId: string, maximum: number, ...constraints: QueryConstraint[]) =>
  query(
    collection(firestore, 'mods', modId, 'comments'),
    ...constraints,
    orderBy('created_at', 'desc'),
    limit(Math.min(maximum, COMMENTS_MAX)),
  );

const toComment = (snapshot: QueryDocumentSnapshot) => {
  const data = parseDocument(comment, snapshot);
  return data && { ...data, id: snapshot.id };
};

const toNotification = (snapshot: QueryDocumentSnapshot) => {
  const data = parseDocument(notification, snapshot);
  return data && { ...data, id: snapshot.id };
};

const newestFirst = orderBy('created_at', 'desc');

/** Every live source: its query and the mapping of its documents. */
const SOURCES: { readonly [Name in LiveName]: (params: SourceParams<Name>) => Observable<LiveData[Name]> } = {
  account: ({ firestore, uid }) => observeDocument(doc(firestore, 'users', uid), account),

  downloads: (params) =>
    observeQuery(
      queryMemberDocs(params, 'downloads', orderBy('downloaded_at', 'desc'), limit(HISTORY_PAGE_SIZE)),
      (snapshot) => {
        const entry = parseDocument(downloadEntry, snapshot);
        return entry && toHistoryEntry(entry);
      },
    ),

  favorites: (params) =>
    observeQuery(queryMemberDocs(params, 'favorites', newestFirst, limit(LIVE_FAVORITES_MAX)), (snapshot) => {
      const mark = parseDocument(favorite, snapshot);
      return mark && { ...mark, isPending: snapshot.metadata.hasPendingWrites };
    }),

  favoriteTitle: ({ firestore, uid, args }) =>
    observeDocument(doc(firestore, 'users', uid, 'activity', getFavoriteId(args.modId)), activityEntry).pipe(
      map((entry) => entry?.title ?? null),
    ),

  unread: (params) =>
    observeQuery(
      queryMemberDocs(params, 'notifications', where('read_at', '==', null), newestFirst, limit(LIVE_UNREAD_MAX)),
      toNotification,
    ),

  notifications: (params) => {
    const { type, limit: maximum } = params.args;
    const ofType = type === undefined ? [] : [where('type', '==', type)];
    return observeQuery(
      queryMemberDocs(params, 'notifications', ...ofType, newestFirst, limit(maximum)),
      toNotification,
    );
  },

  achievements: (params) =>
    observeQuery(queryMemberDocs(params, 'achievements'), (snapshot) => {
      const progress = parseDocument(achievementProgress, snapshot);
      return progress && ([snapshot.id, progress] as const);
    }).pipe(map((rows) => new Map(rows))),

  comments: ({ firestore, args }) =>
    observeQuery(
      queryComments(firestore, args.modId, args.limit, where('parent', '==', null), where('hidden', '==', false)),
      toComment,
    ),

  useful: (params) =>
    observeQuery(
      queryMemberDocs(params, 'useful', where('mod_id', '==', params.args.modId), limit(LIVE_USEFUL_MAX)),
      (snapshot) => parseDocument(usefulMark, snapshot)?.comment_id,
    ).pipe(map((ids) => new Set(ids))),

  ownComments: ({ firestore, uid, args }) =>
    observeQuery(queryComments(firestore, args.modId, COMMENTS_MAX, where('uid', '==', uid)), toComment),
};

export const openSource = <Name extends LiveName>(
  firestore: Firestore,
  { name, uid, args }: LiveQuery<Name>,
): Observable<LiveData[Name]> => SOURCES[name]({ firestore, uid, args });
