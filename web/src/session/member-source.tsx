import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAuth } from './auth-context.tsx';
import type { MemberData } from './data-context.tsx';
import { fetchDownloadsTotal, fetchHistory } from './engine/member-calls.ts';
import { followAccount } from './follow-account.ts';
import { memberSession } from './live/member-session.ts';
import { useLive } from './live/use-live-source.ts';
import { memberKey } from './member-key.ts';
import { shownHistory } from './shown-history.ts';
import { useAccountPreferences } from './use-account-preferences.ts';
import { useAuthorizedFetch } from './use-authorized-fetch.ts';
import { useLiveListeners } from './use-live-listeners.ts';
import { VerificationSlot } from './verification/verification-slot.tsx';

/** What the source tells of a member. */
export interface SourcedData extends Pick<MemberData, 'history' | 'downloadsTotal' | 'retryDownloads'> {
  /** Whose data it is. */
  uid: string | undefined;
}

/** A source of the member's that is asked with nothing but who they are. */
const EVERYTHING = {};

/** Asked without a connection too, so that the page can say that there is none; and again when there is. */
const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const;

interface MemberSourceProps {
  /** Whether a place on the page shows the downloads; without one nothing of them is read. */
  isWatched: boolean;
  onData: (data: SourcedData) => void;
}

/** Reads the signed-in member's data, live and from the API, and keeps it up to date; shows nothing itself but the verification dialog. */
export const MemberSource = ({ isWatched, onData }: MemberSourceProps) => {
  const { user, firebase, recheck, reportBan } = useAuth();
  const call = useAuthorizedFetch();
  useAccountPreferences(user);
  const uid = user?.id;
  const isRead = isWatched && uid !== undefined;

  const account = useLive('account', EVERYTHING);
  const follow = useEffectEvent(() => followAccount(account.data ?? null, user, { recheck, reportBan }));
  useEffect(() => {
    if (account.status === 'failed' || account.data !== undefined) follow();
  }, [account.status, account.data]);

  const downloads = useLive('downloads', isRead ? EVERYTHING : undefined);
  const listeners = useLiveListeners(firebase);
  useEffect(() => memberSession.set(firebase), [firebase]);

  // A change among the newest may be one of how many there are.
  const newest = downloads.data?.map(({ mod_id }) => mod_id).join();
  const total = useQuery({
    ...ALSO_OFFLINE,
    queryKey: memberKey(uid, 'downloads-total', newest),
    queryFn: () => fetchDownloadsTotal(call),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...ALSO_OFFLINE,
    queryKey: memberKey(uid, 'downloads'),
    queryFn: (): Promise<HistoryEntry[]> => fetchHistory(call),
    enabled: isRead && downloads.data === undefined,
  });

  // A place that shows the downloads again before the listener is back begins with what it said last.
  const queryClient = useQueryClient();
  const { data: listened } = downloads;
  useEffect(() => {
    if (listened) queryClient.setQueryData(memberKey(uid, 'downloads'), listened);
  }, [queryClient, uid, listened]);

  const { refetch: refetchFirst } = first;
  const { refetch: refetchTotal } = total;
  const { retry: retryLive } = downloads;
  const retryDownloads = useCallback(() => {
    retryLive();
    void refetchFirst();
    void refetchTotal();
  }, [retryLive, refetchFirst, refetchTotal]);

  // Nothing of the former member is left for the next.
  useEffect(() => () => queryClient.removeQueries({ queryKey: memberKey(uid) }), [queryClient, uid]);
  useEffect(() => {
    onData({
      uid,
      history: shownHistory(downloads.data, { entries: first.data, hasFailed: first.isError }),
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
