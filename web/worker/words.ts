/** What page and worker say to each other, and what both know by name. */

/** To a page: its question was answered from what was kept, though the page may think that it is online. */
export const FROM_CACHE = 'from-cache';

/** Every cache of ours begins with it, so that those of former versions are known. */
export const PREFIX = 'bigorna-';

/** Where mods' pages are kept, by the address of their call. */
export const MODS_CACHE = `${PREFIX}mods`;
