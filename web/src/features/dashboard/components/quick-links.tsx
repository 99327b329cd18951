import { Blocks, Compass } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { type MenuEntry, OWN_ENTRIES } from '#session/account-entries.ts';

const messages = defineMessages({
  title: { id: 'dashboard.quickLinks', defaultMessage: 'Atalhos' },
  mods: { id: 'dashboard.link.mods', defaultMessage: 'Explorar mods' },
  addons: { id: 'dashboard.link.addons', defaultMessage: 'Explorar addons' },
});

const LINKS: readonly MenuEntry[] = [
  { to: paths.mods, Icon: Compass, text: messages.mods },
  { to: paths.addons, Icon: Blocks, text: messages.addons },
  ...OWN_ENTRIES.filter(({ to }) => to !== paths.dashboard),
];

/** The catalogue, and the member's other pages. */
export const QuickLinks = () => (
  <nav aria-labelledby="quick-links">
    <div className="section-head">
      <h2 id="quick-links">
        <FormattedMessage {...messages.title} />
      </h2>
    </div>
    <ul className="quick-links">
      {LINKS.map(({ to, Icon, text }) => (
        <li key={to} className="grid">
          <Link to={to} className="btn">
            <Icon aria-hidden size={18} className="flex-none text-ember-2" />
            <span className="min-w-0 wrap-anywhere hyphens-auto">
              <FormattedMessage {...text} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
