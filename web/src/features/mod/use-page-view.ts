import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#shared/session/auth-context.tsx';
import { countView } from './api/count-view.ts';

/** Counts a view once the page is visible and the session is known. Also tracks a member's view time. */
export const usePageView = (modId: string): void => {
  const { status, user, getToken } = useAuth();
  const uid = user?.id;
  const counted = useRef<string>(undefined);
  const [countedFor, setCountedFor] = useState<string>();
  const isSessionKnown = status !== 'loading';
  useEffect(() => {
    if (!isSessionKnown) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || counted.current === modId) return;
      counted.current = modId;
      if (await countView(modId, getToken)) setCountedFor(uid);
    };
    const onChange = (): void => void look();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [modId, uid, isSessionKnown, getToken]);

  useEffect(() => {
    if (uid === undefined || countedFor !== uid) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./measure-view-time.ts').then(
      ({ measureViewTime }) => {
        if (!isOver) stop = measureViewTime({ modId, uid });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [modId, uid, countedFor]);
};
