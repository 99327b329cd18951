/** How many mods share one `counts` document: well below its 1 MiB, and few documents to follow in a small catalogue. */
export const COUNTS_BUCKET_MODS = 500;

/**
 * The id of the `counts` document that holds a mod's figures.
 *
 * @param ordinal how many mods were made before this one, of any status, deleted ones included.
 */
export const countsBucketFor = (ordinal: number): string => String(Math.floor(ordinal / COUNTS_BUCKET_MODS));
