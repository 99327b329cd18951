import { useEffect, useRef } from 'react';
import { useAuth } from '#session/auth-context.tsx';
import { countView } from './api/count-view.ts';

/** Counts a view of a mod once its page is really seen, not in a tab behind, and once it is known who looks. */
export const usePageView = (modId: string): void => {
  const { status, getToken } = useAuth();
  const counted = useRef<string>(undefined);
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    const look = (): void => {
      if (document.visibilityState !== 'visible' || counted.current === modId) return;
      counted.current = modId;
      void countView(modId, getToken);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [modId, isKnown, getToken]);
};
