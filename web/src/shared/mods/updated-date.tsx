import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessage, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const updated = defineMessage<{ readonly ago: string }>({ id: 'mod.updated', defaultMessage: 'Atualizado {ago}' });

const DAY_MS = 86_400_000;
const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** When the newest release appeared, in the largest unit that fits. The tooltip shows the date. */
export const UpdatedDate = ({ mod: { released_at, published_at } }: { mod: ModCard }) => {
  const intl = useIntl();
  const iso = released_at ?? published_at;
  if (!iso) return null;
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / DAY_MS));
  const { unit, days: size } = UNITS.find((candidate) => days >= candidate.days) ?? UNITS[3];
  // 'Yesterday' reads well in this sentence, 'last year' does not in every language.
  const numeric = unit === 'day' ? 'auto' : 'always';
  const ago = intl.formatRelativeTime(-Math.floor(days / size), unit, { numeric });
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long' })}>
      {translate(updated, { ago })}
    </time>
  );
};
