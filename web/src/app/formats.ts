import { CURRENCY } from '@bigorna/domain/limits';
import { type IntlShape, useIntl } from 'react-intl';

type Numbers = Pick<IntlShape, 'formatNumber'>;

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** A file's size as the reader's language writes it: `2,4 MB`; takes bytes. */
export const fileSizeText = (intl: Numbers, bytes: number): string => {
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

/** {@link fileSizeText} in the reader's language. */
export const useFileSize = (): ((bytes: number) => string) => {
  const intl = useIntl();
  return (bytes) => fileSizeText(intl, bytes);
};

const CENTS = 100;

/** A price as the reader's language writes it: `R$ 1.899,90`; takes hundredths, of the portal's currency where none is named. */
export const moneyText = (intl: Numbers, cents: number, currency: string = CURRENCY): string =>
  intl.formatNumber(cents / CENTS, { style: 'currency', currency });
