import type { DeletedBy, ExportedName } from '@bigorna/domain/member-data';
import { doc } from '../platform/firestore.ts';
import { type Page, pagesOf, pageWith } from './pages-of.ts';

/** Whose documents are looked for. */
export interface Owner {
  readonly uid: string;
  /** Their verified address; null where there is none, because another address may be somebody else's. */
  readonly email: string | null;
  /** What came from that address later is not theirs: an address may get another account. */
  readonly until: Date;
}

/** The rows of the table whose documents are looked for, by export or by deletion. */
export type SearchedName = ExportedName | DeletedBy<'delete' | 'forget' | 'blank'>;
export type Pages = AsyncGenerator<Page, void, undefined>;

/** What a member sent while signed in, and what came from their address without anybody being signed in. */
async function* contactMessages({ uid, email, until }: Owner): Pages {
  yield* pagesOf('contactMessagesOf', { uid });
  if (email === null) return;
  for await (const { found } of pagesOf('contactMessagesFrom', { email })) {
    yield { found: found.filter(({ data }) => data.uid === null && data.created_at <= until), unfit: [] };
  }
}

/** Finds a member's documents, by rows of the table: one that export or deletion needs and that is missing does not compile. */
export const MEMBER_DOCUMENTS: { readonly [K in SearchedName]: (owner: Owner) => Pages } = {
  account: ({ uid }) => pageWith(doc('users/{uid}', uid)),
  public_card: ({ uid }) => pageWith(doc('profiles/{uid}', uid)),
  username: ({ uid }) => pagesOf('usernamesOf', { uid }),
  last_writes: ({ uid }) => pagesOf('limitsOf', { uid }),
  favorites: ({ uid }) => pagesOf('favoritesOf', { uid }),
  download_history: ({ uid }) => pagesOf('downloadsOf', { uid }),
  activity: ({ uid }) => pagesOf('activityOf', { uid }),
  achievements: ({ uid }) => pagesOf('achievementsOf', { uid }),
  notifications: ({ uid }) => pagesOf('notificationsOf', { uid }),
  ratings: ({ uid }) => pagesOf('ratingsOf', { uid }),
  release_votes: ({ uid }) => pagesOf('votesOf', { uid }),
  downloaded_mods: ({ uid }) => pagesOf('downloadersOf', { uid }),
  comments: ({ uid }) => pagesOf('commentsOf', { uid }),
  official_replies: ({ uid }) => pagesOf('repliesOf', { uid }),
  reports: ({ uid }) => pagesOf('reportsOf', { uid }),
  contact_messages: contactMessages,
};
