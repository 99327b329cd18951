import { BRAND } from '@bigorna/domain/brand';
import { Menu, Search } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Anvil } from '#ui/anvil.tsx';
import { paths } from '../paths.ts';
import { useShortcutsOn } from '../shortcuts/shortcuts.ts';
import { ShortcutsSlot } from '../shortcuts/shortcuts-slot.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageControl } from './language-control.tsx';
import { LateMenu } from './late-menu.tsx';
import { SectionLinks } from './section-links.tsx';
import { SessionCorner } from './session-corner.tsx';
import { ThemeControl } from './theme-control.tsx';
import { useHeaderSearch } from './use-header-search.ts';

const messages = defineMessages({
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  search: { id: 'header.searchLink', defaultMessage: 'Buscar' },
  menu: { id: 'header.menu', defaultMessage: 'Menu' },
});

const loadPhoneMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu;

/** The bar on every page: brand, sections, search, language, theme, session; on a phone most of it is in one menu. */
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
        <HeaderSearch className="header-search" inputRef={search.wide} shortcut={areShortcutsOn ? '/' : undefined} />
        <span className="header-gap" />
        <button
          type="button"
          className="icon-btn on-phone"
          aria-expanded={search.isPhoneOpen}
          aria-label={intl.formatMessage(messages.search)}
          onClick={search.isPhoneOpen ? search.closePhone : search.open}
        >
          <Search aria-hidden size={20} />
        </button>
        <div className="header-choices">
          <LanguageControl />
          <ThemeControl />
        </div>
        <SessionCorner />
        <LateMenu
          kind="dialog"
          load={loadPhoneMenu}
          trigger={{
            className: 'icon-btn on-phone',
            'aria-label': intl.formatMessage(messages.menu),
            children: <Menu aria-hidden size={22} />,
          }}
        />
        {search.isPhoneOpen && <HeaderSearch className="phone-search" inputRef={search.phone} />}
      </div>
      <ShortcutsSlot onSearch={search.open} />
    </header>
  );
};
