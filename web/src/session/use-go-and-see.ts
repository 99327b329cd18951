import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A page that takes longer to draw is not waited for. */
const DRAWN_WITHIN_MS = 5_000;

/**
 * Goes to a path, and answers once its page is drawn: the router's own promise is kept before, and what changes in between
 * would still be seen on the page that is left. It always answers, also where the visitor meanwhile went elsewhere.
 */
export const useGoAndSee = (): ((path: string) => Promise<void>) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef<() => void>(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is waited for; and whoever leaves with the page has arrived.
  useEffect(() => {
    arrived.current();
    return () => arrived.current();
  }, [pathname]);
  return async (path) => {
    const seen = new Promise<void>((resolve) => {
      arrived.current = resolve;
    });
    await navigate(path);
    const hasGone = location.pathname === path && path !== pathname;
    if (hasGone) await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, DRAWN_WITHIN_MS))]);
  };
};
