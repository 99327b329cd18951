import { Blocks, Compass } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { MEMBER_ENTRIES, type MenuEntry } from '#shared/routing/account-entries.ts';
import { paths } from '#shared/routing/paths.ts';

const messages = defineMessages({
  title: { id: 'dashboard.quickLinks', defaultMessage: 'Atalhos' },
  mods: { id: 'dashboard.link.mods', defaultMessage: 'Explorar mods' },
  addons: { id: 'dashboard.link.addons', defaultMessage: 'Explorar addons' },
});

const LINKS: readonly MenuEntry[] = [
  { to: paths.mods, Icon: Compass, text: messages.mods },
  { to: paths.addons, Icon: Blocks, text: messages.addons },
  ...MEMBER_ENTRIES.filter(({ to }) => to !== paths.dashboard),
];

/** Links to the catalogue and to the member's pages. */
export const QuickLinks = () => (
  <nav className="dashboard-links" aria-labelledby="quick-links">
    <div className="section-head">
      <h2 id="quick-links">{translate(messages.title)}</h2>
    </div>
    <ul className="quick-links">
      {LINKS.map(({ to, Icon, text }) => (
        <li key={to} className="grid">
          <Link to={to} className="btn justify-start px-2.5 text-left">
            <Icon aria-hidden size={18} className="flex-none text-ember-2" />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{translate(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
