import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { defineMessages } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { hearts } from '#shared/favorites/hearts.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { notifyConnectionError } from '#shared/toasts/notify-connection-error.ts';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { OfflineSlot } from '../offline/offline-slot.tsx';

const messages = defineMessages({ skip: { id: 'layout.skip', defaultMessage: 'Pular para o conteúdo' } });

/** Scroll positions by history entry. A page opened by its URL always has the key `default`: use the path instead. */
const getScrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const focus = (target: HTMLElement | null): void => {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** Whether the visitor opened a menu and did not choose from it yet: a choice closes the menu. */
const isMenuOpen = (): boolean => document.querySelector('[role="menu"][data-open]') !== null;

/**
 * Focuses the heading after a client navigation, as a page load would. An open menu keeps the focus, because its arrow
 * keys need it. If the heading comes after a skeleton, it gets the focus only if the visitor did not move it meanwhile.
 */
const useHeadingFocus = (pathname: string): void => {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isMenuOpen()) return;
    const main = document.querySelector('main');
    const heading = () => document.querySelector<HTMLElement>('main h1');
    focus(heading() ?? main);
    if (!main || heading()) return;
    const observer = new MutationObserver(() => {
      if (!heading()) return;
      observer.disconnect();
      if (document.activeElement === main) focus(heading());
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
};

/** Covers the current page with a spinner while the next page's code loads. */
const NavigationBar = () => {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="navigation-veil">
      <RouteSpinner />
    </div>
  );
};

const BanEffect = lazyWithFallback(async () => (await import('./ban-effect.tsx')).BanEffect);
const LazyFavoritesController = lazyWithFallback(async () => {
  try {
    return (await import('#shared/favorites/favorites-controller.tsx')).FavoritesController;
  } catch (error) {
    if (hearts.wereClicked()) void notifyConnectionError();
    throw error;
  }
});

/** Session effects without a place in the layout: ban notice and favorites. Must be inside the router. */
const SessionEffects = () => {
  const { ban, user } = useAuth();
  const wereHeartsClicked = useSyncExternalStore(hearts.watchAll, hearts.wereClicked);
  return (
    <>
      {ban && <BanEffect ban={ban} />}
      {(user || wereHeartsClicked) && <LazyFavoritesController />}
    </>
  );
};

interface FrameProps {
  header: ReactNode;
  footer: ReactNode;
}

/** Shared by all layouts: skip link, page and session effects. */
export const Frame = ({ header, footer }: FrameProps) => {
  useHeadingFocus(useLocation().pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        {translate(messages.skip)}
      </a>
      <NavigationBar />
      {header}
      <OfflineSlot />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      {footer}
      <ScrollRestoration getKey={getScrollKey} />
      <SessionEffects />
    </>
  );
};
