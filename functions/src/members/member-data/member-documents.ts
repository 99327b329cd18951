import { toHistoryEntry } from '@bigorna/domain/download-entry';
import type { DeletionKind, ExportedKind } from '@bigorna/domain/member-data';
import { doc } from '../../platform/firestore.ts';
import { type DocumentPage, getAsPage, queryPages } from '../../platform/query-pages.ts';

/** The member whose documents are queried. */
export interface Owner {
  readonly uid: string;
  /** The e-mail if it is verified, else null. An unverified e-mail may belong to somebody else. */
  readonly email: string | null;
  /**
   * Only anonymous messages up to this time count. Later messages from the same e-mail may belong to another account.
   */
  readonly until: Date;
}

/** The rows of `MEMBER_DATA` that an export or a deletion queries. */
export type SearchedName = ExportedKind | DeletionKind<'delete' | 'forget' | 'blank'>;
export type Pages = AsyncGenerator<DocumentPage, void, undefined>;

/** Messages sent while signed in, and anonymous messages from the member's e-mail. */
async function* contactMessages({ uid, email, until }: Owner): Pages {
  yield* queryPages('contactMessagesByUid', { uid });
  if (email === null) return;
  for await (const { docs } of queryPages('contactMessagesByEmail', { email })) {
    yield { docs: docs.filter(({ data }) => data.uid === null && data.created_at <= until), invalid: [] };
  }
}

/** The download history, with the fields of API responses. */
async function* downloadHistory({ uid }: Owner): Pages {
  for await (const { docs, invalid } of queryPages('downloadsByUid', { uid })) {
    yield { docs: docs.map((one) => ({ ...one, data: toHistoryEntry(one.data) })), invalid };
  }
}

/** Queries for a member's documents, by row of `MEMBER_DATA`. A missing row is a type error. */
export const MEMBER_DOCUMENTS: { readonly [K in SearchedName]: (owner: Owner) => Pages } = {
  account: ({ uid }) => getAsPage(doc('users/{uid}', uid)),
  second_factors: ({ uid }) => getAsPage(doc('factors/{uid}', uid)),
  staff_presence: ({ uid }) => getAsPage(doc('staff_presence/{uid}', uid)),
  public_card: ({ uid }) => getAsPage(doc('profiles/{uid}', uid)),
  username: ({ uid }) => queryPages('usernamesByUid', { uid }),
  last_writes: ({ uid }) => queryPages('limitsByUid', { uid }),
  rate_limits: ({ uid }) => queryPages('rateLimitsByUid', { uid }),
  favorites: ({ uid }) => queryPages('favoritesByUid', { uid }),
  useful_marks: ({ uid }) => queryPages('usefulByUid', { uid }),
  download_history: downloadHistory,
  activity: ({ uid }) => queryPages('activityByUid', { uid }),
  achievements: ({ uid }) => queryPages('achievementsByUid', { uid }),
  notifications: ({ uid }) => queryPages('notificationsByUid', { uid }),
  ratings: ({ uid }) => queryPages('ratingsByUid', { uid }),
  release_votes: ({ uid }) => queryPages('votesByUid', { uid }),
  downloaded_mods: ({ uid }) => queryPages('downloadersByUid', { uid }),
  comments: ({ uid }) => queryPages('commentsByUid', { uid }),
  official_replies: ({ uid }) => queryPages('repliesByUid', { uid }),
  reports: ({ uid }) => queryPages('reportsByUid', { uid }),
  contact_messages: contactMessages,
};
