import { useIntl } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** File sizes as the reader's language writes them: `2,4 MB`; takes bytes. */
export const useFileSize = (): ((bytes: number) => string) => {
  const intl = useIntl();
  return (bytes) => {
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
};
