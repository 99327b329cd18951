import { CURRENCY } from '@bigorna/domain/limits';
import { type IntlShape, useIntl } from 'react-intl';

type Numbers = Pick<IntlShape, 'formatNumber'>;

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/**
 * Formats a file size in the current language: `2,4 MB`.
 *
 * @param bytes in bytes; 1 kB is 1024 bytes
 */
export const formatFileSize = (intl: Numbers, bytes: number): string => {
  let size = bytes;
  let step = 0;
  while (size >= STEP && step < UNITS.length - 1) {
    size /= STEP;
    step++;
  }
  return intl.formatNumber(size, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
};

/** {@link formatFileSize} in the current language. */
export const useFileSize = (): ((bytes: number) => string) => {
  const intl = useIntl();
  return (bytes) => formatFileSize(intl, bytes);
};

const CENTS = 100;

/**
 * Formats a price in the current language: `R$ 1.899,90`.
 *
 * @param cents hundredths of the currency
 * @param currency ISO 4217 code; the portal's currency by default
 */
export const formatMoney = (intl: Numbers, cents: number, currency: string = CURRENCY): string =>
  intl.formatNumber(cents / CENTS, { style: 'currency', currency });
