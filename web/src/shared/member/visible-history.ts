import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';

/** First page of the history from the API. */
interface FetchedHistory {
  entries: readonly HistoryEntry[] | undefined;
  hasFailed: boolean;
}

export type VisibleHistory =
  | { status: 'loading' | 'failed'; entries: readonly [] }
  | { status: 'ready'; entries: readonly HistoryEntry[] };

/** Selects the history to show: live entries, else the API's. It fails only if both are missing. */
export const selectHistory = (live: readonly HistoryEntry[] | undefined, fetched: FetchedHistory): VisibleHistory => {
  const entries = live ?? fetched.entries;
  if (entries) return { status: 'ready', entries };
  return { status: fetched.hasFailed ? 'failed' : 'loading', entries: [] };
};
