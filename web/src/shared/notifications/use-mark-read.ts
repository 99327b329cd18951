import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import { useCallback, useState } from 'react';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';

/** Marks one or all notifications as read. The live lists update themselves. A failure shows one toast. */
export const useMarkRead = () => {
  const call = useAuthorizedFetch();
  const { markRead } = useMemberWrites();
  const loadedText = useLoadedDomainText();
  const [isMarkingAll, setMarkingAll] = useState(false);

  const attempt = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      try {
        await act();
        return true;
      } catch {
        const text = await loadedText();
        notify({ type: 'error', id: 'notifications', title: text('notifications_failed'), text: text('try_again') });
        return false;
      }
    },
    [loadedText],
  );

  const markOne = useCallback((id: string) => void attempt(() => markRead(id)), [attempt, markRead]);
  const markAll = useCallback(async (): Promise<void> => {
    setMarkingAll(true);
    const isDone = await attempt(() => call(memberEndpoints, 'readNotifications', {}));
    setMarkingAll(false);
    if (!isDone) return;
    const text = await loadedText();
    notify({ type: 'success', id: 'notifications', title: text('notifications_read') });
  }, [attempt, call, loadedText]);
  return { markOne, markAll, isMarkingAll };
};
