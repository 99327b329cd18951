/** A text without accents and case, to be compared: `decoracao` for `Decoração`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
