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
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-step-0 text-text-3">{translate(messages[name])}</dt>
            <dd className="text-[1.625rem] leading-[1.2] font-bold text-ember-2">
              {intl.formatNumber(totals[name], { notation: 'compact', maximumFractionDigits: 1 })}
            </dd>
          </div>
        ))}
    </dl>
  );
};
