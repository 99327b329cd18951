import { useLocalDownloads } from '#shared/history/use-local-downloads.ts';
import { useDownloads } from '#shared/member/data-context.tsx';
import { usePeriodStart } from '#shared/page/use-period-start.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { fetchHistoryPage } from './api/history-calls.ts';
import { type DownloadsState, isFiltered } from './downloads-state.ts';
import { buildFirstPage, buildFurtherPage, type VisibleHistoryPage } from './visible-history-page.ts';

/** The history page that the URL selects. The unfiltered first page is live; all other pages come from the API. */
export const useHistoryPage = (uid: string, state: DownloadsState) => {
  const { history, downloadsTotal, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const first = buildFirstPage({ history, local, serverTotal: downloadsTotal });
  const isFromApi = isFiltered(state) || state.page > 1;
  const { q, p, a, page } = state;
  const since = usePeriodStart(p);
  const query = useMemberQuery({
    key: ['history', q, p, a, page, since],
    fetchData: (call) => fetchHistoryPage(call, state),
    isEnabled: isFromApi,
  });
  if (!isFromApi) return { historyPage: first, error: undefined, isStale: false, retry: retryDownloads };
  const fetched = query.data && (isFiltered(state) ? query.data : buildFurtherPage(query.data, first));
  const historyPage: VisibleHistoryPage = {
    status: fetched ? 'ready' : query.isError ? 'failed' : 'loading',
    entries: fetched?.entries ?? [],
    total: fetched?.total,
    pages: fetched?.pages ?? 1,
    isLocalOnly: false,
  };
  return { historyPage, error: query.error, isStale: query.isPlaceholderData, retry: () => void query.refetch() };
};
