import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { filterMessages, kindNames } from '../filter-messages.ts';
import { kindTab } from '../kind-tab.ts';
import type { FilterProps } from './filter-props.ts';

/** Mods and Addons, as links that keep text and filters; each with how many it has. */
export const CatalogueTabs = ({ kind, ...filters }: Pick<FilterProps, 'state' | 'facets'> & { kind: ContentType }) => {
  const intl = useIntl();
  return (
    <nav className="tabs" aria-label={intl.formatMessage(filterMessages.kind)}>
      {CONTENT_TYPES.map((tab) => {
        const { href, count } = kindTab(tab, filters);
        return (
          <Link key={tab} to={href} aria-current={tab === kind ? 'page' : undefined}>
            <FormattedMessage {...kindNames[tab]} />
            <span className="tab-count">{count !== undefined && intl.formatNumber(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
};
