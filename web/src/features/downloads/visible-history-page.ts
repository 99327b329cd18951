import { mergeHistory } from '@bigorna/domain/history-merge';
import { HISTORY_PAGE_SIZE } from '@bigorna/domain/limits';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import type { VisibleHistory } from '#shared/member/visible-history.ts';
import type { HistoryPage } from './api/history-calls.ts';

export interface VisibleHistoryPage {
  status: 'loading' | 'failed' | 'ready';
  entries: readonly ListedEntry[];
  /** Number of entries in the whole list; undefined until known. */
  total: number | undefined;
  pages: number;
  /** Whether only local entries are shown, because the server's entries failed to load. */
  isLocalOnly: boolean;
}

interface FirstPage {
  history: VisibleHistory;
  local: readonly ListedEntry[];
  serverTotal: number | undefined;
}

/** First page of the unfiltered history: merges the server's newest entries with the local entries (R103). */
export const buildFirstPage = ({ history, local, serverTotal }: FirstPage): VisibleHistoryPage => {
  const entries = mergeHistory(history.entries, local);
  const isServerHere = history.status === 'ready';
  // If the first page is not full, its entries are the whole history. The server's count may be outdated.
  const isWhole = history.entries.length < HISTORY_PAGE_SIZE || serverTotal === HISTORY_PAGE_SIZE;
  const total = isWhole ? entries.length : serverTotal && Math.max(serverTotal, entries.length);
  return {
    status: entries.length > 0 ? 'ready' : history.status,
    entries,
    total: isServerHere ? total : undefined,
    pages: Math.max(1, Math.ceil((serverTotal ?? 0) / HISTORY_PAGE_SIZE)),
    isLocalOnly: history.status === 'failed' && entries.length > 0,
  };
};

/** A further page of the unfiltered history, without the entries that the first page shows. */
export const buildFurtherPage = (page: HistoryPage, first: VisibleHistoryPage): HistoryPage => {
  const firstIds = new Set(first.entries.map(({ mod_id }) => mod_id));
  return { ...page, entries: page.entries.filter(({ mod_id }) => !firstIds.has(mod_id)) };
};
