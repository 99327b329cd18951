import type { ListedEntry } from '#shared/history/read-history-entry.ts';

/** First page of the history from the API. */
interface FetchedHistory {
  entries: readonly ListedEntry[] | undefined;
  hasFailed: boolean;
}

export type VisibleHistory =
  | { status: 'loading' | 'failed'; entries: readonly [] }
  | { status: 'ready'; entries: readonly ListedEntry[] };

/** Selects the history to show: live entries, else the API's. Fails only if both are missing. */
export const selectHistory = (live: readonly ListedEntry[] | undefined, fetched: FetchedHistory): VisibleHistory => {
  const entries = live ?? fetched.entries;
  if (entries) return { status: 'ready', entries };
  return { status: fetched.hasFailed ? 'failed' : 'loading', entries: [] };
};
