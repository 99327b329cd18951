/** What is blocked, by the SHA-256 or SHA-512 of a file, and what staff call it. */
export type Blocklist = ReadonlyMap<string, string>;

const DIGITS = { sha256: 64, sha512: 128 } as const;
export type HashName = keyof typeof DIGITS;
export const HASH_NAMES = ['sha256', 'sha512'] as const satisfies readonly HashName[];

/** The hashes that a list asks for: nothing is reckoned that nobody looks up. */
export const hashesFor = (blocked: Blocklist): HashName[] =>
  HASH_NAMES.filter((name) => [...blocked.keys()].some((hash) => hash.length === DIGITS[name]));

/** What the first hash that is blocked is called; undefined where none is. */
export const nameIn = (blocked: Blocklist, hashes: readonly string[]): string | undefined =>
  hashes.map((hash) => blocked.get(hash)).find((name) => name !== undefined);
