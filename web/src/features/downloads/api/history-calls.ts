import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { ListMeta } from '@bigorna/domain/endpoints/mods';
import { z } from 'zod';
import { readHistoryEntry } from '#app/history/read-history-entry.ts';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';
import type { DownloadsState } from '../downloads-state.ts';

const PATH = '/mods/user/downloads/history';

export interface HistoryPage {
  entries: HistoryEntry[];
  total: number;
  pages: number;
}

/** A page of the member's history, narrowed down; what is left at its default is left out. Throws ApiError. */
export const fetchHistoryPage = async (
  call: AuthorizedFetch,
  { q, p, a, page }: DownloadsState,
): Promise<HistoryPage> => {
  const params = { search: q, period: p === 'all' ? '' : p, type: a === 'all' ? '' : a, page: page > 1 ? page : '' };
  const { data, meta } = await call<unknown, Pick<ListMeta, 'total' | 'pages'>>({ path: PATH, params });
  return { entries: z.array(readHistoryEntry).parse(data), total: meta?.total ?? 0, pages: meta?.pages ?? 1 };
};

/** Takes one mod, or all, out of the member's history. Throws ApiError. */
export const deleteHistory = async (call: AuthorizedFetch, modId?: string): Promise<void> => {
  await call({ method: 'DELETE', path: modId === undefined ? PATH : `${PATH}/${encodeURIComponent(modId)}` });
};
