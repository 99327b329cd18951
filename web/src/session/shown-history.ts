import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';

/** What the live listener of one member's history last said. */
export interface LiveHistory {
  /** Whose history it is: a late word about another member counts for nothing. */
  uid: string | undefined;
  entries: readonly HistoryEntry[] | undefined;
  hasFailed: boolean;
}

export const NO_HISTORY: LiveHistory = { uid: undefined, entries: undefined, hasFailed: false };

/** The API's first page of the history. */
interface FetchedHistory {
  entries: readonly HistoryEntry[] | undefined;
  hasFailed: boolean;
}

export type ShownHistory =
  | { status: 'loading' | 'failed'; entries: readonly [] }
  | { status: 'ready'; entries: readonly HistoryEntry[] };

/**
 * The history to show: the live one, until it is there the API's, and a failure only when neither can come.
 *
 * @param uid the signed-in member.
 */
export const shownHistory = (uid: string | undefined, live: LiveHistory, fetched: FetchedHistory): ShownHistory => {
  const own = live.uid === uid ? live : NO_HISTORY;
  const entries = own.entries ?? fetched.entries;
  if (uid !== undefined && entries) return { status: 'ready', entries };
  return { status: fetched.hasFailed ? 'failed' : 'loading', entries: [] };
};
