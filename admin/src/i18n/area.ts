import type { Locale } from '@bigorna/domain/locales';

/** Texts by name, as deep as they go. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The same names as `T`, whatever the words. */
export type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** A part of the console in the languages it speaks: Portuguese and English always; what others lack is read in Portuguese. */
export type AreaTexts<T extends Texts = Texts> = Readonly<
  { 'pt-BR': T; 'en-US': Like<T> } & Partial<Record<Locale, Texts>>
>;

/** One area's texts: pt-BR gives the shape, and a text that English lacks is a compile error. */
export const area = <const T extends Texts>(texts: {
  readonly 'pt-BR': T;
  readonly 'en-US': Like<NoInfer<T>>;
}): AreaTexts => texts;
