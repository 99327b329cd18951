import { useLocaleState } from 'react-admin';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** Formats bytes in a suitable unit: `1,4 MB`. */
export const formatSize = (bytes: number, locale: string): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const unit = UNITS[power] ?? 'byte';
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: power === 0 ? 0 : 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / STEP ** power);
};

/** Size of a file, with the exact bytes in the tooltip. */
export const FileSize = ({ bytes }: { bytes: number | null | undefined }) => {
  const [locale] = useLocaleState();
  if (bytes === null || bytes === undefined) return <span>–</span>;
  const exact = new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  return <span title={exact}>{formatSize(bytes, locale)}</span>;
};
