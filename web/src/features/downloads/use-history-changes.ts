import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureText } from '#shared/failures/use-failure-text.ts';
import { removeLocalDownloads } from '#shared/history/local-downloads.ts';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { getMemberQueryKey } from '#shared/session/get-member-query-key.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { deleteHistory } from './api/history-calls.ts';

const NOTICE = 'history';
const EVERYTHING = '*';

/**
 * Removes one mod, or all, from the history of the account and of this browser. Deletes on the server first, so that a
 * failure leaves the local history intact.
 */
export const useHistoryChanges = (uid: string) => {
  const call = useAuthorizedFetch();
  const queryClient = useQueryClient();
  const loadedText = useLoadedDomainText();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  const take = async (modId?: string): Promise<boolean> => {
    const key = modId ?? EVERYTHING;
    setUnderWay((others) => new Set(others).add(key));
    try {
      await deleteHistory(call, modId);
      removeLocalDownloads(uid, modId);
      await queryClient.invalidateQueries({ queryKey: getMemberQueryKey(uid) });
      const text = await loadedText();
      notify({ type: 'success', id: NOTICE, title: text(modId ? 'history_removed' : 'history_cleared') });
      return true;
    } catch (error) {
      const text = await loadedText();
      const detail = getFailureText(text, error, 'try_again');
      notify({ type: 'error', id: NOTICE, title: text('history_change_failed'), text: detail });
      return false;
    } finally {
      setUnderWay((all) => new Set([...all].filter((one) => one !== key)));
    }
  };

  return {
    remove: (modId: string) => take(modId),
    clear: () => take(),
    isClearing: underWay.has(EVERYTHING),
    isLeaving: (modId: string): boolean => underWay.has(modId) || underWay.has(EVERYTHING),
  };
};
