import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getDateAgo } from '@bigorna/domain/time-ago';
import { defineMessage, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const updated = defineMessage<{ readonly ago: string }>({ id: 'mod.updated', defaultMessage: 'Atualizado {ago}' });

/** When the newest release appeared, in days of the reader's calendar or larger units. The tooltip shows the date. */
export const UpdatedDate = ({ mod: { released_at, published_at } }: { mod: ModCard }) => {
  const intl = useIntl();
  const iso = released_at ?? published_at;
  if (!iso) return null;
  const { value, unit, numeric } = getDateAgo(new Date(iso), new Date());
  const ago = intl.formatRelativeTime(value, unit, { numeric });
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long' })}>
      {translate(updated, { ago })}
    </time>
  );
};
