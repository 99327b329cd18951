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

/** Key of a stored scroll position. All pages opened by URL have the entry key `default`, so their path is the key. */
const getScrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const focus = (target: HTMLElement | null): void => {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** Whether a menu is open. Menus close on a choice, so the visitor is still choosing. */
const isMenuOpen = (): boolean => document.querySelector('[role="menu"][data-open]') !== null;

/**
 * Focuses the heading after a client navigation, because the browser resets the focus only on a page load. An open menu
 * keeps the focus, because its arrow keys need the focus. A heading that replaces a skeleton gets the focus only if the
 * visitor has not moved the focus.
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

/** Effects of the session outside of the layout: mark, ban notice and favorites. Must be inside the router. */
const SessionEffects = () => {
  const { ban, user, status } = useAuth();
  // The mark hides what is for visitors. shell.html sets it if a token is stored, before the first paint.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', status === 'loading');
    hearts.showClicks(status !== 'anonymous');
  }, [status]);
  const wereHeartsClicked = useSyncExternalStore(hearts.watchAll, hearts.wereClicked, hearts.wereClicked);
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

/** Shared by all layouts: skip link, loading veil, offline notice, page and session effects. */
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
