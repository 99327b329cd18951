import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { z } from 'zod';
import { type ListedEntry, readHistoryEntry } from '#shared/history/read-history-entry.ts';
import { toPeriodQuery } from '#shared/page/use-period-start.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import type { DownloadsState } from '../downloads-state.ts';

export interface HistoryPage {
  entries: ListedEntry[];
  total: number;
  pages: number;
}

/**
 * Gets a filtered page of the member's history. Omits default values from the query.
 *
 * @throws ApiError
 */
export const fetchHistoryPage = async (
  call: AuthorizedFetch,
  { q, p, a, page }: DownloadsState,
): Promise<HistoryPage> => {
  const query = {
    search: q,
    ...toPeriodQuery(p),
    type: a === 'all' ? undefined : a,
    page: page > 1 ? page : undefined,
  };
  const { data, meta } = await call(downloadEndpoints, 'listHistory', { query });
  return { entries: z.array(readHistoryEntry).parse(data), total: meta.total, pages: meta.pages };
};

/**
 * Deletes one mod, or all, from the member's history.
 *
 * @throws ApiError
 */
export const deleteHistory = async (call: AuthorizedFetch, modId?: string): Promise<void> => {
  await (modId === undefined
    ? call(downloadEndpoints, 'clearHistory', {})
    : call(downloadEndpoints, 'removeFromHistory', { params: { modId } }));
};
