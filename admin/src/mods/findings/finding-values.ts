import type { Finding } from '@bigorna/domain/entities/release';
import { sizeText } from '../../fields/file-size.tsx';

/** Every value that a finding's text may name; what the machine did not say reads as a dash. */
const NAMES = [
  'entry',
  'count',
  'max',
  'size',
  'ratio',
  'depth',
  'name',
  'expected',
  'marker',
  'manifest',
  'archive',
  'form',
  'title',
  'version',
];

/** Of these findings the sizes are bytes. */
const OF_BYTES: readonly string[] = ['unpacks_too_large', 'large_file'];
const BYTES: readonly string[] = ['size', 'max'];

/** A finding's values as its text shows them: bytes as sizes, numbers in the reader's language. */
export const findingValues = ({ code, values }: Finding, locale: string): Record<string, string> => {
  const shown = (name: string): string => {
    const value = values[name];
    if (value === undefined || value === '') return '–';
    if (!/^\d+(\.\d+)?$/.test(value)) return value;
    if (OF_BYTES.includes(code) && BYTES.includes(name)) return sizeText(Number(value), locale);
    return ['count', 'max', 'ratio'].includes(name) ? new Intl.NumberFormat(locale).format(Number(value)) : value;
  };
  return Object.fromEntries(NAMES.map((name) => [name, shown(name)]));
};
