import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getDateAgo } from '@bigorna/domain/time-ago';
import { defineMessage, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useTimeAgo, useTimeZone } from '#shared/page/rendering.ts';

const updated = defineMessage<{ readonly ago: string }>({ id: 'mod.updated', defaultMessage: 'Atualizado {ago}' });

const Updated = ({ iso }: { iso: string }) => {
  const intl = useIntl();
  const { value, unit, numeric } = useTimeAgo(iso, getDateAgo);
  const ago = intl.formatRelativeTime(value, unit, { numeric });
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long', timeZone: useTimeZone() })}>
      {translate(updated, { ago })}
    </time>
  );
};

/** When the newest release appeared, in days of the reader's calendar or larger units. The tooltip shows the date. */
export const UpdatedDate = ({ mod: { released_at, published_at } }: { mod: ModCard }) => {
  const iso = released_at ?? published_at;
  return iso ? <Updated iso={iso} /> : null;
};
