import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';

/**
 * Date of all archive entries. Zip stores local time without a zone, and fflate reads local fields, so the bytes are
 * the same in every time zone.
 */
const ENTRY_DATE = new Date(2026, 10, 1, 12, 0, 0);

export type Contents = Readonly<Record<string, string | Uint8Array>>;

/** A deterministic zip archive. */
export const buildZip = (contents: Contents): Uint8Array => {
  const entries: Zippable = {};
  for (const [name, data] of Object.entries(contents)) {
    entries[name] = [typeof data === 'string' ? strToU8(data) : data, { mtime: ENTRY_DATE, level: 9 }];
  }
  return zipSync(entries);
};

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A UUID derived from a name, with the version and variant bits of a version 8 UUID (RFC 9562). */
export const toUuid = (name: string): string => {
  const bytes = createHash('sha256').update(`bigorna:${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
