import type { Finding } from '@bigorna/domain/entities/release';
import { revealHidden } from '@bigorna/domain/reveal-hidden';
import { formatSize } from '#shared/fields/file-size.tsx';

/** Placeholders of finding texts. A missing value shows a dash. */
export const FINDING_PLACEHOLDERS = [
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
  'author',
];

/** Findings with sizes in bytes. */
const BYTE_FINDINGS: readonly string[] = ['unpacks_too_large', 'directory_too_large', 'large_file'];
const BYTES: readonly string[] = ['size', 'max'];

/** Longer paths show only their beginning and end. */
const PATH_PARTS = { start: 120, end: 60 } as const;
/** Unicode isolates: the letters of a path do not reorder the text around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const formatPath = (path: string): string => {
  const { start, end } = PATH_PARTS;
  const short = path.length > start + end ? `${path.slice(0, start)}…${path.slice(-end)}` : path;
  return isolate(revealHidden(short.toWellFormed()));
};

/** Formats a finding's values for its text: bytes as sizes, numbers in the current language. */
export const formatFindingValues = ({ code, values }: Finding, locale: string): Record<string, string> => {
  const formatValue = (name: string): string => {
    const value = values[name];
    if (value === undefined || value === '') return '–';
    if (name === 'entry') return formatPath(value);
    if (!/^\d+(\.\d+)?$/.test(value)) return value;
    if (BYTE_FINDINGS.includes(code) && BYTES.includes(name)) return formatSize(Number(value), locale);
    return ['count', 'max', 'ratio'].includes(name) ? new Intl.NumberFormat(locale).format(Number(value)) : value;
  };
  return Object.fromEntries(FINDING_PLACEHOLDERS.map((name) => [name, formatValue(name)]));
};

/** Removes the brackets around a missing value: a finding about the whole file has no entry. */
export const removeMissingEntry = (text: string): string => text.replace(/ ?[(（]–[)）]/, '');
