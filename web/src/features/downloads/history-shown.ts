import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { mergeHistory } from '@bigorna/domain/history-merge';
import { HISTORY_PAGE_SIZE } from '@bigorna/domain/limits';
import type { ShownHistory } from '#session/shown-history.ts';
import type { HistoryPage } from './api/history-calls.ts';

/** What a page of the history shows. */
export interface HistoryShown {
  status: 'loading' | 'failed' | 'ready';
  entries: readonly HistoryEntry[];
  /** Undefined until known. */
  total: number | undefined;
  pages: number;
  /** The server's part is missing: these are this browser's own alone. */
  isLocalOnly: boolean;
}

interface FirstPage {
  history: ShownHistory;
  local: readonly HistoryEntry[];
  serverTotal: number | undefined;
}

/** The first page of the whole history: the server's newest and this browser's own as one list (specification section 4). */
export const firstPage = ({ history, local, serverTotal }: FirstPage): HistoryShown => {
  const entries = mergeHistory(history.entries, local);
  const isServerHere = history.status === 'ready';
  // A page that is not full is all there is, whatever the count says or does not say yet.
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

/** A further page of the whole history: what the first has shown already is left out. */
export const furtherPage = (page: HistoryPage, first: HistoryShown): HistoryPage => {
  const shown = new Set(first.entries.map(({ mod_id }) => mod_id));
  return { ...page, entries: page.entries.filter(({ mod_id }) => !shown.has(mod_id)) };
};
