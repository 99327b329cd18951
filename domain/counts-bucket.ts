/** Mods per `counts` document: stays well below 1 MiB, and a small catalogue listens to few documents. */
export const COUNTS_BUCKET_MODS = 500;

/**
 * The id of the `counts` document that holds a mod's counts.
 *
 * @param ordinal number of mods created before this one, of any status, including deleted ones
 */
export const getCountsBucket = (ordinal: number): string => String(Math.floor(ordinal / COUNTS_BUCKET_MODS));
