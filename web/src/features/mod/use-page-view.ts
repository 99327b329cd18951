import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#session/auth-context.tsx';
import { countView } from './api/count-view.ts';

/**
 * Counts a view of a mod once its page is really seen, not in a tab behind, and once it is known who looks. How long a
 * member looks is told as well.
 */
export const usePageView = (modId: string): void => {
  const { status, user, getToken } = useAuth();
  const uid = user?.id;
  const counted = useRef<string>(undefined);
  const [countedFor, setCountedFor] = useState<string>();
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || counted.current === modId) return;
      counted.current = modId;
      if (await countView(modId, getToken)) setCountedFor(uid);
    };
    const onChange = (): void => void look();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [modId, uid, isKnown, getToken]);

  useEffect(() => {
    if (uid === undefined || countedFor !== uid) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./follow-view-time.ts').then(
      ({ followViewTime }) => {
        if (!isOver) stop = followViewTime({ modId, uid });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [modId, uid, countedFor]);
};
