import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';

/** The API's first page of the history. */
interface FetchedHistory {
  entries: readonly HistoryEntry[] | undefined;
  hasFailed: boolean;
}

export type ShownHistory =
  | { status: 'loading' | 'failed'; entries: readonly [] }
  | { status: 'ready'; entries: readonly HistoryEntry[] };

/** The history to show: the live one, until it is there the API's, and a failure only when neither can come. */
export const shownHistory = (live: readonly HistoryEntry[] | undefined, fetched: FetchedHistory): ShownHistory => {
  const entries = live ?? fetched.entries;
  if (entries) return { status: 'ready', entries };
  return { status: fetched.hasFailed ? 'failed' : 'loading', entries: [] };
};
