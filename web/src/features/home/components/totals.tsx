import type { Home } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  downloads: { id: 'home.totalDownloads', defaultMessage: 'downloads' },
  mods: { id: 'home.totalMods', defaultMessage: 'mods e addons' },
  users: { id: 'home.totalUsers', defaultMessage: 'membros' },
});

const TOTAL_TILES = ['downloads', 'mods', 'users'] as const;

/** The portal's totals. Reserves their space while loading. */
export const Totals = ({ totals }: { totals: Home['totals'] | undefined }) => {
  const intl = useIntl();
  return (
    <dl className="totals">
      {totals &&
        TOTAL_TILES.map((name) => (
          <div key={name}>
            <dt>{translate(messages[name])}</dt>
            <dd>{intl.formatNumber(totals[name], { notation: 'compact', maximumFractionDigits: 1 })}</dd>
          </div>
        ))}
    </dl>
  );
};
