import { useIntl } from 'react-intl';

const DAY_MS = 86_400_000;
const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** How long ago a day was, in the largest unit that fits; the date itself is the title. */
export const RelativeDate = ({ iso }: { iso: string }) => {
  const intl = useIntl();
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / DAY_MS));
  const { unit, days: size } = UNITS.find((candidate) => days >= candidate.days) ?? UNITS[3];
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long' })}>
      {intl.formatRelativeTime(-Math.floor(days / size), unit, { numeric: 'auto' })}
    </time>
  );
};
