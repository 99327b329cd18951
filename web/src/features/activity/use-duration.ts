import { useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats seconds in the visitor's language: `40 sec`, `5 min`, `1 h 5 min`. Above 59 s, rounds down to minutes. */
export const useDuration = (): ((seconds: number) => string) => {
  const intl = useIntl();
  const formatUnit = (value: number, unit: 'hour' | 'minute' | 'second'): string =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  return (seconds) => {
    if (seconds < MINUTE) return formatUnit(seconds, 'second');
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    if (seconds < HOUR) return formatUnit(minutes, 'minute');
    const hours = formatUnit(Math.floor(seconds / HOUR), 'hour');
    return minutes === 0 ? hours : `${hours} ${formatUnit(minutes, 'minute')}`;
  };
};
