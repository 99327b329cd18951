import { BRAND } from '@bigorna/domain/brand';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '#session/auth-context.tsx';
import { Anvil } from '#ui/anvil.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { SuggestingSearch } from '../search/suggesting-search.tsx';
import { useShortcutsOn } from '../shortcuts/shortcuts.ts';
import { ShortcutsSlot } from '../shortcuts/shortcuts-slot.tsx';
import { ThemeControl } from './theme-control.tsx';

const messages = defineMessages({
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  mods: { id: 'header.mods', defaultMessage: 'Mods' },
  addons: { id: 'header.addons', defaultMessage: 'Addons' },
  search: { id: 'header.searchLink', defaultMessage: 'Buscar' },
  searchLabel: { id: 'header.search', defaultMessage: 'Buscar mods e addons' },
  login: { id: 'header.login', defaultMessage: 'Entrar' },
  register: { id: 'header.register', defaultMessage: 'Registro' },
});

const MemberCorner = lazy(async () => ({ default: (await import('#session/member-corner.tsx')).MemberCorner }));

const SessionCorner = () => {
  const { status } = useAuth();
  if (status === 'signed_in')
    return (
      <Suspense fallback={<span className="h-10 w-20" />}>
        <MemberCorner />
      </Suspense>
    );
  return (
    <div className={status === 'loading' ? 'session-buttons invisible' : 'session-buttons'}>
      <ButtonLink variant="ghost" to={paths.login}>
        <FormattedMessage {...messages.login} />
      </ButtonLink>
      <ButtonLink variant="primary" to={paths.register} className="register">
        <FormattedMessage {...messages.register} />
      </ButtonLink>
    </div>
  );
};

/** A section's link, marked while the visitor is in it. */
const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
};

/** Whether the search has its own row on a phone, until the page changes; wider windows always show it. */
const useSearchRow = () => {
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = useCallback(() => {
    flushSync(() => setOpenAt(key));
    input.current?.focus();
  }, [key]);
  return { input, isOpen: openAt === key, open, close: () => setOpenAt(undefined) };
};

/** The sticky bar on every page: brand, sections, search, theme, session. */
export const Header = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const areShortcutsOn = useShortcutsOn();
  const { input, isOpen, open, close } = useSearchRow();
  return (
    <header className="site-header" data-searching={isOpen ? '' : undefined}>
      <div className="wrap">
        <Link to={paths.home} className="brand">
          <Anvil />
          <span>{BRAND.name}</span>
        </Link>
        <nav className="site-nav" aria-label={intl.formatMessage(messages.nav)}>
          <SectionLink to={paths.mods}>
            <FormattedMessage {...messages.mods} />
          </SectionLink>
          <SectionLink to={paths.addons}>
            <FormattedMessage {...messages.addons} />
          </SectionLink>
        </nav>
        <button
          type="button"
          className="icon-btn search-toggle"
          aria-expanded={isOpen}
          aria-label={intl.formatMessage(messages.search)}
          onClick={isOpen ? close : open}
        >
          <Search aria-hidden size={20} />
        </button>
        <SuggestingSearch
          className="header-search"
          inputRef={input}
          icon={<Search aria-hidden size={18} />}
          label={intl.formatMessage(messages.searchLabel)}
          shortcut={areShortcutsOn ? '/' : undefined}
          onSearch={(text) => navigate(paths.search(text))}
        />
        <span className="header-gap" />
        <ThemeControl />
        <SessionCorner />
      </div>
      <ShortcutsSlot onSearch={open} />
    </header>
  );
};
