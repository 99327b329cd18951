/** Names of blocked files by their SHA-256 or SHA-512. */
export type Blocklist = ReadonlyMap<string, string>;

const DIGITS = { sha256: 64, sha512: 128 } as const;
export type HashName = keyof typeof DIGITS;
export const HASH_NAMES = ['sha256', 'sha512'] as const satisfies readonly HashName[];

/** The hash functions that a blocklist needs. Other hashes are not computed. */
export const getNeededHashes = (blocked: Blocklist): HashName[] =>
  HASH_NAMES.filter((name) => [...blocked.keys()].some((hash) => hash.length === DIGITS[name]));

/** The name of the first blocked hash; undefined if none is blocked. */
export const findBlockedName = (blocked: Blocklist, hashes: readonly string[]): string | undefined =>
  hashes.map((hash) => blocked.get(hash)).find((name) => name !== undefined);
