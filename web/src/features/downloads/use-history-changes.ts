import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetDownloads } from '#app/download-history.ts';
import { notify } from '#app/notify.ts';
import { failureText } from '#app/use-failure-text.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { memberKey } from '#session/member-key.ts';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { deleteHistory } from './api/history-calls.ts';

const NOTICE = 'history';
const EVERYTHING = '*';

/** Takes one mod, or all, out of both lists of the history: the server's first, so that nothing is lost here that stays there. */
export const useHistoryChanges = (uid: string) => {
  const call = useAuthorizedFetch();
  const queryClient = useQueryClient();
  const loadedText = useLoadedDomainText();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  const take = async (modId?: string): Promise<boolean> => {
    const what = modId ?? EVERYTHING;
    setUnderWay((others) => new Set(others).add(what));
    try {
      await deleteHistory(call, modId);
      forgetDownloads(uid, modId);
      await queryClient.invalidateQueries({ queryKey: memberKey(uid) });
      const text = await loadedText();
      notify({ type: 'success', id: NOTICE, title: text(modId ? 'history_removed' : 'history_cleared') });
      return true;
    } catch (error) {
      const text = await loadedText();
      const detail = failureText(text, error, 'try_again');
      notify({ type: 'error', id: NOTICE, title: text('history_change_failed'), text: detail });
      return false;
    } finally {
      setUnderWay((all) => new Set([...all].filter((one) => one !== what)));
    }
  };

  return {
    remove: (modId: string) => take(modId),
    clear: () => take(),
    isClearing: underWay.has(EVERYTHING),
    isLeaving: (modId: string): boolean => underWay.has(modId) || underWay.has(EVERYTHING),
  };
};
