import { BRAND } from '@bigorna/domain/brand';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '#session/auth-context.tsx';
import { Anvil } from '#ui/anvil.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PATTERNS, paths } from '../paths.ts';
import { HeaderSearch } from './header-search.tsx';
import { ThemeControl } from './theme-control.tsx';

const messages = defineMessages({
  nav: { id: 'header.nav', defaultMessage: 'Principal' },
  mods: { id: 'header.mods', defaultMessage: 'Mods' },
  addons: { id: 'header.addons', defaultMessage: 'Addons' },
  search: { id: 'header.searchLink', defaultMessage: 'Buscar' },
  login: { id: 'header.login', defaultMessage: 'Entrar' },
  register: { id: 'header.register', defaultMessage: 'Registro' },
});

const AccountMenu = lazy(async () => ({ default: (await import('#session/account-menu.tsx')).AccountMenu }));

const SessionCorner = () => {
  const { status } = useAuth();
  if (status === 'signed_in')
    return (
      <Suspense fallback={<span className="size-10" />}>
        <AccountMenu />
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

/** The sticky bar on every page: brand, sections, search, theme, session. */
export const Header = () => {
  const intl = useIntl();
  return (
    <header className="site-header">
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
          <Link to={PATTERNS.search} className="icon-btn search-link" aria-label={intl.formatMessage(messages.search)}>
            <Search aria-hidden size={20} />
          </Link>
        </nav>
        <HeaderSearch />
        <span className="header-gap" />
        <ThemeControl />
        <SessionCorner />
      </div>
    </header>
  );
};
