import { useIntl } from 'react-intl';

const SECOND_MS = 1000;
const UNITS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Time since a timestamp, in the largest unit that fits. The tooltip shows date and time. */
export const RelativeTime = ({ iso }: { iso: string }) => {
  const intl = useIntl();
  const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / SECOND_MS));
  const entry = UNITS.find((candidate) => seconds >= candidate.seconds);
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long', timeStyle: 'short' })}>
      {entry
        ? intl.formatRelativeTime(-Math.floor(seconds / entry.seconds), entry.unit)
        : intl.formatRelativeTime(0, 'second', { numeric: 'auto' })}
    </time>
  );
};
