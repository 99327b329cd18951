import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Navigates to a path and resolves once its page is drawn. The router's promise resolves earlier, when the old page is
 * still visible. Also resolves if the visitor navigates elsewhere.
 */
export const useNavigateAndWait = (): ((path: string) => Promise<void>) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const nextPath = useNavigation().location?.pathname;
  const pending = useRef<{ path: string; end: () => void }>({ path: pathname, end: () => undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation ends with another page or another navigation.
  useEffect(() => {
    if (nextPath !== pending.current.path) pending.current.end();
  }, [pathname, nextPath]);
  useEffect(() => () => pending.current.end(), []);
  return async (path) => {
    const drawn = new Promise<void>((end) => {
      pending.current = { path, end };
    });
    const navigated = navigate(path);
    const waitForPage = async (): Promise<void> => {
      await navigated;
      if (path !== pathname && location.pathname === path) await drawn;
    };
    await Promise.race([drawn, waitForPage()]);
  };
};
