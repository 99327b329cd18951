import { BRAND } from '@bigorna/domain/brand';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Anvil } from '#ui/anvil.tsx';
import { Button } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { showShortcuts } from '../shortcuts/shortcuts.ts';

const messages = defineMessages({
  description: { id: 'footer.description', defaultMessage: 'Mods e addons num só lugar, revisados um a um.' },
  explore: { id: 'footer.explore', defaultMessage: 'Explorar' },
  home: { id: 'footer.home', defaultMessage: 'Início' },
  mods: { id: 'footer.mods', defaultMessage: 'Explorar mods' },
  addons: { id: 'footer.addons', defaultMessage: 'Explorar addons' },
  social: { id: 'footer.social', defaultMessage: 'Redes' },
  video: { id: 'footer.video', defaultMessage: 'Canal de vídeos' },
  shorts: { id: 'footer.shorts', defaultMessage: 'Vídeos curtos' },
  photos: { id: 'footer.photos', defaultMessage: 'Fotos' },
  site: { id: 'footer.site', defaultMessage: 'Site oficial' },
  shortcuts: { id: 'footer.shortcuts', defaultMessage: 'Atalhos do teclado' },
  top: { id: 'footer.top', defaultMessage: 'Voltar ao topo' },
});

const rights = defineMessage<{ readonly year: string; readonly brand: string }>({
  id: 'footer.rights',
  defaultMessage: '© {year} {brand}',
});

const QUICK_LINKS = [
  { to: paths.home, text: messages.home },
  { to: paths.mods, text: messages.mods },
  { to: paths.addons, text: messages.addons },
] as const;
const SOCIAL_LINKS = ['video', 'shorts', 'photos', 'site'] as const satisfies readonly (keyof typeof BRAND.social)[];

const toTop = (): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
};

/** Brand, ways on, and the way back up. */
export const Footer = () => (
  <footer className="site-footer">
    <div className="wrap">
      <div>
        <span className="brand">
          <Anvil width={30} />
          <span>{BRAND.name}</span>
        </span>
        <p>
          <FormattedMessage {...messages.description} />
        </p>
      </div>
      <div>
        <h2>
          <FormattedMessage {...messages.explore} />
        </h2>
        {QUICK_LINKS.map(({ to, text }) => (
          <Link key={to} to={to}>
            <FormattedMessage {...text} />
          </Link>
        ))}
      </div>
      <div>
        <h2>
          <FormattedMessage {...messages.social} />
        </h2>
        {SOCIAL_LINKS.map((name) => (
          <a key={name} href={BRAND.social[name]} rel="noopener">
            <FormattedMessage {...messages[name]} />
          </a>
        ))}
      </div>
      <div className="footer-end">
        <span>
          <FormattedMessage {...rights} values={{ year: String(new Date().getFullYear()), brand: BRAND.name }} />
        </span>
        <button type="button" className="text-link min-h-8 sm:ml-auto" onClick={() => showShortcuts(true)}>
          <FormattedMessage {...messages.shortcuts} />
        </button>
        <Button variant="ghost" onClick={toTop}>
          <FormattedMessage {...messages.top} />
        </Button>
      </div>
    </div>
  </footer>
);
