import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useYear } from '#shared/page/rendering.ts';
import { siteDescription } from '#shared/page/site-description.ts';
import { Anvil } from '#shared/ui/anvil.tsx';
import { Button } from '#shared/ui/button.tsx';
import { setShortcutsVisible } from '../shortcuts/shortcuts.ts';
import { FOOTER_GROUPS } from './footer-links.ts';

const messages = defineMessages({
  shortcuts: { id: 'footer.shortcuts', defaultMessage: 'Atalhos do teclado' },
  top: { id: 'footer.top', defaultMessage: 'Voltar ao topo' },
});

const rights = defineMessage<{ readonly year: string; readonly brand: string }>({
  id: 'footer.rights',
  defaultMessage: '© {year} {brand}',
});

/** Scrolls to the top and moves the keyboard focus there. */
const scrollToTop = (): void => {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('.site-header .brand')?.focus({ preventScroll: true });
};

const FooterLink = ({ to, text }: (typeof FOOTER_GROUPS)[number]['links'][number]) =>
  to.startsWith('/') ? (
    <Link to={to}>{translate(text)}</Link>
  ) : (
    <a href={to} rel="noopener">
      {translate(text)}
    </a>
  );

/** Brand, links and the button back to the top. */
export const Footer = () => {
  const year = String(useYear());
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="col-span-full min-[62rem]:col-auto">
          <span className="brand">
            <Anvil width={30} />
            <span>{BRAND.name}</span>
          </span>
          <p className="mt-2.5 max-w-[30em] text-balance text-text-2">{translate(siteDescription)}</p>
        </div>
        {FOOTER_GROUPS.map(({ heading, links }) => (
          <div key={heading.id}>
            <h2 className="mb-1.5 text-[1.4rem]">{translate(heading)}</h2>
            {links.map((link) => (
              <FooterLink key={link.to} {...link} />
            ))}
          </div>
        ))}
        <div className="col-span-full flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 text-step-0 text-text-3">
          <span>{translate(rights, { year, brand: BRAND.name })}</span>
          <button type="button" className="text-link footer-shortcuts" onClick={() => setShortcutsVisible(true)}>
            {translate(messages.shortcuts)}
          </button>
          <Button variant="ghost" className="text-step-1" onClick={scrollToTop}>
            {translate(messages.top)}
          </Button>
        </div>
      </div>
    </footer>
  );
};
