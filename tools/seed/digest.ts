import { createHash } from 'node:crypto';
import type { SeedAccount } from './accounts.ts';
import type { DataSet } from './build/collector.ts';

/** A value as text, independent of field order; dates as ISO. */
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

/**
 * One SHA-256 of all documents (path and fields), files (path, type and bytes) and accounts, sorted. Independent of the
 * export's dates and ids.
 */
export const computeDigest = ({ documents, files }: DataSet, accounts: readonly SeedAccount[]): string => {
  const lines = [
    ...[...documents].map(([path, data]) => `document ${path} ${sha256(canonical(data))}`),
    ...[...files].map(([path, { bytes, contentType }]) => `file ${path} ${contentType} ${sha256(bytes)}`),
    ...accounts.map((account) => `account ${sha256(canonical(account))}`),
  ];
  return sha256(lines.sort().join('\n'));
};
