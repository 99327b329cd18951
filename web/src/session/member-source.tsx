import type { HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import type { Account } from '@bigorna/domain/entities/account';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import type { MemberData } from './data-context.tsx';
import { fetchDownloadsTotal, fetchHistory } from './engine/member-calls.ts';
import { followAccount } from './follow-account.ts';
import { type LiveHistory, NO_HISTORY, shownHistory } from './shown-history.ts';
import { useAccountPreferences } from './use-account-preferences.ts';
import { useAuthorizedFetch } from './use-authorized-fetch.ts';
import { useLiveListeners } from './use-live-listeners.ts';
import { VerificationSlot } from './verification/verification-slot.tsx';

/** What the source tells of a member. */
export interface SourcedData extends Pick<MemberData, 'history' | 'downloadsTotal' | 'retryDownloads'> {
  /** Whose data it is. */
  uid: string | undefined;
}

/** Where all queries in a member's name begin, so that they can be forgotten together. */
const MEMBER_KEY = 'member';

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
  const [live, setLive] = useState<LiveHistory>(NO_HISTORY);
  const [retries, setRetries] = useState(0);
  const isRead = isWatched && user !== undefined;

  const onAccount = useCallback(
    (account: Account | null) => followAccount(account, user, { recheck, reportBan }),
    [user, recheck, reportBan],
  );
  const listeners = useLiveListeners(firebase, { isHistoryWanted: isRead, retries, onAccount, onHistory: setLive });

  const newest = live.uid === user?.id ? live.entries?.[0]?.downloaded_at : undefined;
  const total = useQuery({
    queryKey: [MEMBER_KEY, user?.id, 'downloads-total', newest],
    queryFn: () => fetchDownloadsTotal(call),
    enabled: isRead,
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    queryKey: [MEMBER_KEY, user?.id, 'downloads'],
    queryFn: (): Promise<HistoryEntry[]> => fetchHistory(call),
    enabled: isRead && live.entries === undefined,
  });

  const { refetch: refetchFirst } = first;
  const { refetch: refetchTotal } = total;
  const retryDownloads = useCallback(() => {
    setRetries((count) => count + 1);
    void refetchFirst();
    void refetchTotal();
  }, [refetchFirst, refetchTotal]);

  const uid = user?.id;
  // Nothing of the former member is left for the next.
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.removeQueries({ queryKey: [MEMBER_KEY, uid] }), [queryClient, uid]);
  useEffect(() => {
    onData({
      uid,
      history: shownHistory(uid, live, { entries: first.data, hasFailed: first.isError }),
      downloadsTotal: uid === undefined ? undefined : total.data,
      retryDownloads,
    });
  }, [uid, live, first.data, first.isError, total.data, retryDownloads, onData]);
  return (
    <>
      {listeners}
      <VerificationSlot />
    </>
  );
};
