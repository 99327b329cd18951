import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Anvil } from '#ui/anvil.tsx';
import { Button } from '#ui/button.tsx';
import { showShortcuts } from '../shortcuts/shortcuts.ts';
import { FOOTER_GROUPS } from './footer-links.ts';

const messages = defineMessages({
  description: { id: 'footer.description', defaultMessage: 'Mods e addons num só lugar, revisados um a um.' },
  shortcuts: { id: 'footer.shortcuts', defaultMessage: 'Atalhos do teclado' },
  top: { id: 'footer.top', defaultMessage: 'Voltar ao topo' },
});

const rights = defineMessage<{ readonly year: string; readonly brand: string }>({
  id: 'footer.rights',
  defaultMessage: '© {year} {brand}',
});

/** The keyboard goes on from there as well. */
const toTop = (): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('.site-header .brand')?.focus({ preventScroll: true });
};

const FooterLink = ({ to, text }: (typeof FOOTER_GROUPS)[number]['links'][number]) =>
  to.startsWith('/') ? (
    <Link to={to}>
      <FormattedMessage {...text} />
    </Link>
  ) : (
    <a href={to} rel="noopener">
      <FormattedMessage {...text} />
    </a>
  );

/** Brand, ways on, and the way back up. */
export const Footer = () => (
  <footer className="site-footer">
    <div className="wrap">
      <div className="footer-brand">
        <span className="brand">
          <Anvil width={30} />
          <span>{BRAND.name}</span>
        </span>
        <p>
          <FormattedMessage {...messages.description} />
        </p>
      </div>
      {FOOTER_GROUPS.map(({ heading, links }) => (
        <div key={heading.id}>
          <h2>
            <FormattedMessage {...heading} />
          </h2>
          {links.map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
        </div>
      ))}
      <div className="footer-end">
        <span>
          <FormattedMessage {...rights} values={{ year: String(new Date().getFullYear()), brand: BRAND.name }} />
        </span>
        <button type="button" className="text-link footer-shortcuts" onClick={() => showShortcuts(true)}>
          <FormattedMessage {...messages.shortcuts} />
        </button>
        <Button variant="ghost" onClick={toTop}>
          <FormattedMessage {...messages.top} />
        </Button>
      </div>
    </div>
  </footer>
);
