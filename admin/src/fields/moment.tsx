import { Tooltip } from '@mui/material';
import { useLocaleState } from 'react-admin';

interface MomentProps {
  /** ISO 8601 in UTC; null shows a dash. */
  at: string | null | undefined;
  /** Without the time of day. */
  dateOnly?: boolean;
  /** "3 hours ago" instead of the date; the date is in the hint. */
  relative?: boolean;
}

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 hours ago", in a language. */
export const timeAgo = (at: string, locale: string, now = Date.now()): string => {
  const seconds = (Date.parse(at) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return format.format(Math.trunc(seconds / size), unit);
};

/** "3 hours": how long something has lasted, in a language. */
export const lasting = (since: string, locale: string, now = Date.now()): string => {
  const seconds = Math.max(0, (now - Date.parse(since)) / 1000);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['minute', 60] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
};

/** A moment in the reader's zone and language; in UTC in the hint, for staff in different zones to agree. */
export const Moment = ({ at, dateOnly = false, relative = false }: MomentProps) => {
  const [locale] = useLocaleState();
  if (!at) return <span>–</span>;
  const date = new Date(at);
  const time = dateOnly ? {} : ({ timeStyle: 'short' } as const);
  const own = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...time }).format(date);
  const utc = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
    date,
  );
  return (
    <Tooltip describeChild title={relative ? `${own} · ${utc} UTC` : `${utc} UTC`}>
      <time dateTime={at}>{relative ? timeAgo(at, locale) : own}</time>
    </Tooltip>
  );
};
