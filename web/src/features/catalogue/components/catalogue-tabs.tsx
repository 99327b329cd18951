import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { kindNames } from '../filter-messages.ts';

const TABS = [
  { kind: 'mod', to: paths.mods },
  { kind: 'addon', to: paths.addons },
] as const;

/** Mods and Addons, as links. */
export const CatalogueTabs = ({ current }: { current: ContentType }) => (
  <nav className="tabs">
    {TABS.map(({ kind, to }) => (
      <Link key={kind} to={to} aria-current={kind === current ? 'page' : undefined}>
        <FormattedMessage {...kindNames[kind]} />
      </Link>
    ))}
  </nav>
);
