import { createHash } from 'node:crypto';
import type { SeedAccount } from './accounts.ts';
import type { DataSet } from './build/collector.ts';

/** A value as text that does not depend on the order in which fields were written; dates as ISO. */
const canonical = (value: unknown): string => {
  if (value instanceof Date) return JSON.stringify({ date: value.toISOString() });
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
};

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Pictures are left out where two machines are compared: an image library's next version may pack them otherwise. */
export const withoutPictures = ({ documents, files }: DataSet): DataSet => ({
  documents,
  files: new Map([...files].filter(([path]) => !path.startsWith('media/'))),
});

/**
 * One SHA-256 over every document (path and fields), every file (path, type and bytes) and every account, sorted.
 *
 * Two data sets with the same digest are the same to anyone who reads them, whatever the export's own dates and ids.
 */
export const digestOf = ({ documents, files }: DataSet, accounts: readonly SeedAccount[]): string => {
  const lines = [
    ...[...documents].map(([path, data]) => `document ${path} ${sha256(canonical(data))}`),
    ...[...files].map(([path, { bytes, contentType }]) => `file ${path} ${contentType} ${sha256(bytes)}`),
    ...accounts.map((account) => `account ${sha256(canonical(account))}`),
  ];
  return sha256(lines.sort().join('\n'));
};
