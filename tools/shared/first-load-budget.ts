/** Budget of first-load JavaScript on / and on /mods, all scripts, gzip: docs/decisions/the-first-seconds.md. */
export const FIRST_LOAD_KIB = 150;
