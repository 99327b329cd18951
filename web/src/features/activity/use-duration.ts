import { useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long something took, as the reader's language writes it, in its two largest units: `1 h 5 min`; takes seconds. */
export const useDuration = (): ((seconds: number) => string) => {
  const intl = useIntl();
  const written = (value: number, unit: 'hour' | 'minute' | 'second'): string =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  return (seconds) => {
    if (seconds < MINUTE) return written(seconds, 'second');
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    if (seconds < HOUR) return written(minutes, 'minute');
    const hours = written(Math.floor(seconds / HOUR), 'hour');
    return minutes === 0 ? hours : `${hours} ${written(minutes, 'minute')}`;
  };
};
