import { getTimeAgo } from '@bigorna/domain/time-ago';
import { Tooltip } from '@mui/material';
import { useLocaleState } from 'react-admin';

interface TimestampProps {
  /** ISO 8601 in UTC; null shows a dash. */
  at: string | null | undefined;
  dateOnly?: boolean;
  /** Shows "3 hours ago". The tooltip has the date. */
  relative?: boolean;
}

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats a timestamp relative to now: "3 hours ago", "yesterday". */
const formatTimeAgo = (at: string, locale: string): string => {
  const { value, unit, numeric } = getTimeAgo(new Date(at), new Date());
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(value, unit);
};

/** Time since a timestamp, in the largest whole unit: "3 hours". Shorter than a minute: "0 minutes". */
export const formatDuration = (since: string, locale: string): string => {
  const seconds = Math.max(0, (Date.now() - Date.parse(since)) / 1000);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['minute', 60] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
};

/** A timestamp in the local time zone and language. The tooltip has UTC, for staff in different zones. */
export const Timestamp = ({ at, dateOnly = false, relative = false }: TimestampProps) => {
  const [locale] = useLocaleState();
  if (!at) return <span>–</span>;
  const date = new Date(at);
  const time = dateOnly ? {} : ({ timeStyle: 'short' } as const);
  const local = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...time }).format(date);
  const utcStyle = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const;
  const utc = new Intl.DateTimeFormat(locale, utcStyle).format(date);
  return (
    <Tooltip describeChild title={relative ? `${local} · ${utc} UTC` : `${utc} UTC`}>
      <time dateTime={at}>{relative ? formatTimeAgo(at, locale) : local}</time>
    </Tooltip>
  );
};
