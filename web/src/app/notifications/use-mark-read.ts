import { useCallback, useState } from 'react';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useMemberWrites } from '#session/live/use-member-writes.ts';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';

/** Marks notifications as read, one by one or all; the live lists show it by themselves. A failure is told once, in a toast. */
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

  const markOne = useCallback((id: string) => void attempt(() => markRead([id])), [attempt, markRead]);
  const markAll = useCallback(async (): Promise<void> => {
    setMarkingAll(true);
    const isDone = await attempt(() => call({ method: 'POST', path: '/user/notifications/read' }));
    setMarkingAll(false);
    if (!isDone) return;
    const text = await loadedText();
    notify({ type: 'success', id: 'notifications', title: text('notifications_read') });
  }, [attempt, call, loadedText]);
  return { markOne, markAll, isMarkingAll };
};
