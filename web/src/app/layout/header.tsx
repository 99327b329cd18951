import { BRAND } from '@bigorna/domain/brand';
import { Menu, Search } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { LazyMenu } from '#shared/menu/lazy-menu.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Anvil } from '#shared/ui/anvil.tsx';
import { useShortcutsOn } from '../shortcuts/shortcuts.ts';
import { ShortcutsSlot } from '../shortcuts/shortcuts-slot.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageControl } from './language-control.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { ThemeControl } from './theme-control.tsx';
import { useHeaderSearch } from './use-header-search.ts';

const messages = defineMessages({
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  search: { id: 'header.searchLink', defaultMessage: 'Buscar' },
  menu: { id: 'header.menu', defaultMessage: 'Menu' },
});

const loadPhoneMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu;

const MemberCorner = lazyWithFallback(
  async () => (await import('./member-corner.tsx')).MemberCorner,
  <span className="h-10 w-20" />,
);

const LazyReconnectingCorner = lazyWithFallback(
  async () => (await import('#shared/session/reconnecting.tsx')).ReconnectingCorner,
);

/** The header's session area: login buttons, the member's menu, or a note while the session reconnects. */
const SessionCorner = () => {
  const { status, session } = useAuth();
  if (status === 'signed_in') return <MemberCorner />;
  if (session.status === 'anonymous' && session.isReturning) return <LazyReconnectingCorner />;
  return (
    <div className="session-buttons contents">
      <SessionButtons />
    </div>
  );
};

/**
 * The header of every page: brand, sections, search, language, theme, session. On phones, one menu contains most of
 * these parts.
 */
export const Header = () => {
  const intl = useIntl();
  const areShortcutsOn = useShortcutsOn();
  const search = useHeaderSearch();
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to={paths.home} className="brand">
          <Anvil />
          <span>{BRAND.name}</span>
        </Link>
        <nav className="site-nav" aria-label={intl.formatMessage(messages.nav)}>
          <SectionLinks />
        </nav>
        <HeaderSearch
          className="hidden max-w-[340px] min-w-0 flex-[1_1_260px] min-[62rem]:block noscript:block"
          inputRef={search.wide}
          shortcut={areShortcutsOn ? '/' : undefined}
        />
        <span className="flex-1" />
        <button
          type="button"
          className="icon-btn on-phone"
          aria-expanded={search.isPhoneOpen}
          aria-label={intl.formatMessage(messages.search)}
          onClick={search.isPhoneOpen ? search.closePhone : search.open}
        >
          <Search aria-hidden size={20} />
        </button>
        <div className="hidden min-[62rem]:flex noscript:hidden">
          <LanguageControl />
          <ThemeControl />
        </div>
        <SessionCorner />
        <LazyMenu
          kind="dialog"
          load={loadPhoneMenu}
          trigger={{
            className: 'icon-btn on-phone',
            'aria-label': intl.formatMessage(messages.menu),
            children: <Menu aria-hidden size={22} />,
          }}
        />
        {search.isPhoneOpen && (
          <HeaderSearch className="flex-[1_0_100%] pt-2 pb-1 min-[62rem]:hidden" inputRef={search.phone} />
        )}
      </div>
      <ShortcutsSlot onSearch={search.open} />
    </header>
  );
};
