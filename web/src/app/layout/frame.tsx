import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SessionEffects } from '#session/session-effects.tsx';
import { OfflineSlot } from '../offline/offline-slot.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const messages = defineMessages({ skip: { id: 'layout.skip', defaultMessage: 'Pular para o conteúdo' } });

/** Every page opened by its address has the key `default`: one is not to begin where another was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const focus = (target: HTMLElement | null): void => {
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/**
 * After a client navigation the heading of the new page takes the focus, as a page load would; where it comes after a
 * skeleton, unless the reader has gone on meanwhile.
 */
const useHeadingFocus = (pathname: string): void => {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
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

interface FrameProps {
  header: ReactNode;
  footer: ReactNode;
}

/** What every layout has around its pages: the way past the header, the page, and what happens by itself. */
export const Frame = ({ header, footer }: FrameProps) => {
  useHeadingFocus(useLocation().pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        <FormattedMessage {...messages.skip} />
      </a>
      <NavigationBar />
      {header}
      <OfflineSlot />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      {footer}
      <ScrollRestoration getKey={placeOf} />
      <SessionEffects />
    </>
  );
};
