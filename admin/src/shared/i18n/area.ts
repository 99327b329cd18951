/** Nested texts by name. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** One text in both bundled languages. */
export type Pair = readonly [portuguese: string, english: string];

/** Nested pairs by name. A text missing in English is a compile error. */
export interface Pairs {
  readonly [name: string]: Pair | Pairs;
}

/** Texts with all keys of `T`. */
export type Like<T> = { readonly [K in keyof T]: T[K] extends string | Pair ? string : Like<T[K]> };

/** Texts with some keys of `T`. */
export type Some<T> = { readonly [K in keyof T]?: T[K] extends string | Pair ? string : Some<T[K]> };

/** Languages in the console's own code, side by side in each area. Other languages are loaded on demand. */
export type BundledLocale = 'pt-BR' | 'en-US';

/** Texts of one area in the bundled languages. */
export type AreaTexts = Readonly<Record<BundledLocale, Texts>>;

const isPair = (value: Pair | Pairs): value is Pair => Array.isArray(value);

const selectTexts = (pairs: Pairs, language: 0 | 1): Texts =>
  Object.fromEntries(
    Object.entries(pairs).map(([name, value]) => [
      name,
      isPair(value) ? value[language] : selectTexts(value, language),
    ]),
  );

function select<P extends Pairs>(pairs: P, language: 0 | 1): Like<P>;
function select(pairs: Pairs, language: 0 | 1): Texts {
  return selectTexts(pairs, language);
}

/** Defines the texts of one area. The other languages are in `languages/`. */
export const defineArea = <const P extends Pairs>(pairs: P): Readonly<Record<BundledLocale, Like<P>>> => ({
  'pt-BR': select(pairs, 0),
  'en-US': select(pairs, 1),
});
