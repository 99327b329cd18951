import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Goes to a path, and answers once its page is drawn: the router's own promise is kept before, and what changes in between
 * would still be seen on the page that is left. Answers also where the visitor meanwhile went elsewhere.
 */
export const useGoAndSee = (): ((path: string) => Promise<void>) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goingTo = useNavigation().location?.pathname;
  const way = useRef<{ path: string; end: () => void }>({ path: pathname, end: () => undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way ends where the page is another, or another way is begun.
  useEffect(() => {
    if (goingTo !== way.current.path) way.current.end();
  }, [pathname, goingTo]);
  useEffect(() => () => way.current.end(), []);
  return async (path) => {
    const ended = new Promise<void>((end) => {
      way.current = { path, end };
    });
    const kept = navigate(path);
    const isThere = async (): Promise<void> => {
      await kept;
      if (path !== pathname && location.pathname === path) await ended;
    };
    await Promise.race([ended, isThere()]);
  };
};
