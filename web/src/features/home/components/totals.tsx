import type { Home } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages({
  downloads: { id: 'home.totalDownloads', defaultMessage: 'downloads' },
  mods: { id: 'home.totalMods', defaultMessage: 'mods e addons' },
  users: { id: 'home.totalUsers', defaultMessage: 'membros' },
});

const FIGURES = ['downloads', 'mods', 'users'] as const;

/** The portal's totals; their room is kept until they come. */
export const Totals = ({ totals }: { totals: Home['totals'] | undefined }) => {
  const intl = useIntl();
  return (
    <dl className="totals">
      {totals &&
        FIGURES.map((name) => (
          <div key={name}>
            <dt>
              <FormattedMessage {...messages[name]} />
            </dt>
            <dd>{intl.formatNumber(totals[name], { notation: 'compact', maximumFractionDigits: 1 })}</dd>
          </div>
        ))}
    </dl>
  );
};
