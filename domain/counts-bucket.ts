/**
 * Mods per `counts` document: few enough that the document stays well below Firestore's limit of 1 MiB, and enough that
 * few documents are read.
 */
export const COUNTS_BUCKET_MODS = 500;

/**
 * The id of the `counts` document with a mod's counts.
 *
 * @param ordinal number of mods created before this one, of any status, including deleted mods
 */
export const getCountsBucket = (ordinal: number): string => String(Math.floor(ordinal / COUNTS_BUCKET_MODS));
