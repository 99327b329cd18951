/** How many `counts` documents the figures of all mods are spread over: about 400 mods each at 100,000 mods. */
export const COUNTS_BUCKETS = 256;

/** The id of the `counts` document that holds a mod's figures (32-bit FNV-1a of the mod's id). */
export const countsBucketOf = (modId: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < modId.length; i += 1) hash = Math.imul(hash ^ modId.charCodeAt(i), 0x01000193);
  return String((hash >>> 0) % COUNTS_BUCKETS);
};
