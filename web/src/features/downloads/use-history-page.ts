import { useDownloads } from '#session/data-context.tsx';
import { useLocalDownloads } from '#session/use-local-downloads.ts';
import { useMemberQuery } from '#session/use-member-query.ts';
import { fetchHistoryPage } from './api/history-calls.ts';
import { type DownloadsState, isFiltered } from './downloads-state.ts';
import { firstPage, furtherPage, type HistoryShown } from './history-shown.ts';

/** What the address asks for: the first page of everything live, any other from the API. */
export const useHistoryPage = (uid: string, state: DownloadsState) => {
  const { history, downloadsTotal, retryDownloads } = useDownloads();
  const local = useLocalDownloads(uid);
  const first = firstPage({ history, local, serverTotal: downloadsTotal });
  const isAsked = isFiltered(state) || state.page > 1;
  const { q, p, a, page } = state;
  const asked = useMemberQuery({
    key: ['history', q, p, a, page],
    ask: (call) => fetchHistoryPage(call, state),
    isWanted: isAsked,
  });
  if (!isAsked) return { shown: first, error: undefined, isOld: false, retry: retryDownloads };
  const found = asked.data && (isFiltered(state) ? asked.data : furtherPage(asked.data, first));
  const shown: HistoryShown = {
    status: found ? 'ready' : asked.isError ? 'failed' : 'loading',
    entries: found?.entries ?? [],
    total: found?.total,
    pages: found?.pages ?? 1,
    isLocalOnly: false,
  };
  return { shown, error: asked.error, isOld: asked.isPlaceholderData, retry: () => void asked.refetch() };
};
