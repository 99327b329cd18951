/** Budget of first-load JavaScript on / and on /mods, all scripts, gzip: docs/decisions/the-first-seconds.md. */
export const FIRST_LOAD_KIB = 150;

/**
 * Maximum number of scripts of a first load. Many small files delay the content more than their bytes do: browsers find
 * them one import after the other.
 */
export const FIRST_LOAD_SCRIPTS = 20;
