import { account, downloadEntry, favorite } from '@bigorna/domain/entities/account';
import { achievementProgress, comment, notification } from '@bigorna/domain/entities/member';
import { HISTORY_PAGE_SIZE, LIVE_FAVORITES_MAX, LIVE_UNREAD_MAX } from '@bigorna/domain/limits';
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
import type { LiveArgs, LiveData, LiveName, Want } from '#session/live/live-table.ts';
import { documentOf, parsed, rowsOf } from './words.ts';

/** More comments than that the rules let nobody list. */
const COMMENTS_MAX = 50;

interface Place<Name extends LiveName> {
  firestore: Firestore;
  uid: string;
  args: LiveArgs[Name];
}

const ofMember = ({ firestore, uid }: Place<LiveName>, name: string, ...constraints: QueryConstraint[]) =>
  query(collection(firestore, 'users', uid, name), ...constraints);

const commentsOf = (firestore: Firestore, modId: string, most: number, ...constraints: QueryConstraint[]) =>
  query(
    collection(firestore, 'mods', modId, 'comments'),
    ...constraints,
    orderBy('created_at', 'desc'),
    limit(Math.min(most, COMMENTS_MAX)),
  );

const toComment = (snapshot: QueryDocumentSnapshot) => {
  const data = parsed(comment, snapshot);
  return data && { ...data, id: snapshot.id };
};

const toNotification = (snapshot: QueryDocumentSnapshot) => {
  const data = parsed(notification, snapshot);
  return data && { ...data, id: snapshot.id };
};

const newestFirst = orderBy('created_at', 'desc');

/** Every live source of the site: how it is opened, and what of it is told. */
const SOURCES: { readonly [Name in LiveName]: (place: Place<Name>) => Observable<LiveData[Name]> } = {
  account: ({ firestore, uid }) => documentOf(doc(firestore, 'users', uid), account),

  downloads: (place) =>
    rowsOf(ofMember(place, 'downloads', orderBy('downloaded_at', 'desc'), limit(HISTORY_PAGE_SIZE)), (snapshot) => {
      const entry = parsed(downloadEntry, snapshot);
      return entry && { ...entry, downloaded_at: entry.downloaded_at.toISOString() };
    }),

  favorites: (place) =>
    rowsOf(ofMember(place, 'favorites', newestFirst, limit(LIVE_FAVORITES_MAX)), (snapshot) => {
      const mark = parsed(favorite, snapshot);
      return mark && { ...mark, isPending: snapshot.metadata.hasPendingWrites };
    }),

  unread: (place) =>
    rowsOf(
      ofMember(place, 'notifications', where('read_at', '==', null), newestFirst, limit(LIVE_UNREAD_MAX)),
      toNotification,
    ),

  notifications: (place) =>
    rowsOf(ofMember(place, 'notifications', newestFirst, limit(place.args.limit)), toNotification),

  achievements: (place) =>
    rowsOf(ofMember(place, 'achievements'), (snapshot) => {
      const progress = parsed(achievementProgress, snapshot);
      return progress && ([snapshot.id, progress] as const);
    }).pipe(map((rows) => new Map(rows))),

  comments: ({ firestore, args }) =>
    rowsOf(commentsOf(firestore, args.modId, args.limit, where('hidden', '==', false)), toComment),

  ownComments: ({ firestore, uid, args }) =>
    rowsOf(commentsOf(firestore, args.modId, COMMENTS_MAX, where('uid', '==', uid)), toComment),
};

/** Opens the source that a want names. */
export const openSource = <Name extends LiveName>(
  firestore: Firestore,
  { name, uid, args }: Want<Name>,
): Observable<LiveData[Name]> => SOURCES[name]({ firestore, uid, args });
