import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ListedEntry } from '#shared/history/read-history-entry.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { getMemberQueryKey } from '#shared/session/get-member-query-key.ts';
import { memberSession } from '#shared/session/live/member-session.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { useLiveListeners } from '#shared/session/live/use-live-listeners.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { VerificationSlot } from '#shared/verification/verification-slot.tsx';
import { handleAccountChange } from './handle-account-change.ts';
import { fetchDownloadsTotal, fetchHistory } from './member-calls.ts';
import type { SourcedData } from './member-data.ts';
import { useAccountPreferences } from './use-account-preferences.ts';
import { selectHistory } from './visible-history.ts';

const NO_ARGS = {};

/** Runs queries offline too, so that the page can show the failure, and refetches on reconnect. */
const RUN_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const;

interface MemberSourceProps {
  /** Whether the page shows the downloads. Otherwise no downloads are read. */
  isWatched: boolean;
  onData: (data: SourcedData) => void;
}

/** Reads the signed-in member's data, live and from the API. Renders only listeners and the verification dialog. */
export const MemberSource = ({ isWatched, onData }: MemberSourceProps) => {
  const { user, firebase, recheck, reportBan } = useAuth();
  const call = useAuthorizedFetch();
  useAccountPreferences(user);
  const uid = user?.id;
  const isEnabled = isWatched && uid !== undefined;

  const account = useLive('account', NO_ARGS);
  const handleChange = useEffectEvent(() => handleAccountChange(account.data ?? null, user, { recheck, reportBan }));
  useEffect(() => {
    if (account.status === 'failed' || account.data !== undefined) handleChange();
  }, [account.status, account.data]);

  const downloads = useLive('downloads', isEnabled ? NO_ARGS : undefined);
  const listeners = useLiveListeners(firebase);
  useEffect(() => memberSession.set(firebase), [firebase]);

  // A change in the newest downloads may change the total.
  const newest = downloads.data?.map(({ mod_id }) => mod_id).join();
  const total = useQuery({
    ...RUN_OFFLINE,
    queryKey: getMemberQueryKey(uid, 'downloads-total', newest),
    queryFn: () => fetchDownloadsTotal(call),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...RUN_OFFLINE,
    queryKey: getMemberQueryKey(uid, 'downloads'),
    queryFn: (): Promise<ListedEntry[]> => fetchHistory(call),
    enabled: isEnabled && downloads.data === undefined,
  });

  // Seeds the query, so that the next mount shows the last live value until its listener is ready.
  const queryClient = useQueryClient();
  const { data: liveDownloads } = downloads;
  useEffect(() => {
    if (liveDownloads) queryClient.setQueryData(getMemberQueryKey(uid, 'downloads'), liveDownloads);
  }, [queryClient, uid, liveDownloads]);

  const { refetch: refetchFirst } = first;
  const { refetch: refetchTotal } = total;
  const { retry: retryLive } = downloads;
  const retryDownloads = useCallback(() => {
    retryLive();
    void refetchFirst();
    void refetchTotal();
  }, [retryLive, refetchFirst, refetchTotal]);

  // Removes the previous member's data.
  useEffect(() => () => queryClient.removeQueries({ queryKey: getMemberQueryKey(uid) }), [queryClient, uid]);
  useEffect(() => {
    onData({
      uid,
      history: selectHistory(downloads.data, { entries: first.data, hasFailed: first.isError }),
      downloadsTotal: uid === undefined ? undefined : total.data,
      retryDownloads,
    });
  }, [uid, downloads.data, first.data, first.isError, total.data, retryDownloads, onData]);
  return (
    <>
      {listeners}
      <VerificationSlot />
    </>
  );
};
