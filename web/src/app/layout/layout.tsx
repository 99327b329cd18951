import { Suspense, useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SessionEffects } from '#session/session-effects.tsx';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { OfflineSlot } from '../offline/offline-slot.tsx';
import { Header } from './header.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const messages = defineMessages({ skip: { id: 'layout.skip', defaultMessage: 'Pular para o conteúdo' } });

/** Below the first view, and not on the catalogue's paths: its code comes by itself. */
const Footer = lazyOrNothing(async () => (await import('./footer.tsx')).Footer);

/** Every page opened by its address has the key `default`: one is not to begin where another was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const FOOTERLESS = /^\/(mods|addons)/;

/** After a client navigation the heading of the new page takes the focus, as a page load would. */
const useHeadingFocus = (pathname: string): void => {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
};

/** Header, page, footer; the footer is left out on the catalogue's paths. */
export const Layout = () => {
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        <FormattedMessage {...messages.skip} />
      </a>
      <NavigationBar />
      <Header />
      <OfflineSlot />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      {!FOOTERLESS.test(pathname) && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeOf} />
      <SessionEffects />
    </>
  );
};
