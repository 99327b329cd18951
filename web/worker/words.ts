/** What page and worker say to each other, and what both know by name. */

/** To a page: its question was answered from what was kept, though the page may think that it is online. */
export const FROM_CACHE = 'from-cache';

/** Where mods' pages are kept, by the address of their call. */
export const MODS_CACHE = 'bigorna-mods';

/** Where lists are kept: the home page's, and those of the catalogue. */
export const LISTS_CACHE = 'bigorna-lists';
