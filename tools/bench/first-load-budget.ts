/** First-load JavaScript of / and of /mods, all scripts together, compressed (architecture, section 5). */
export const FIRST_LOAD_KIB = 135;
