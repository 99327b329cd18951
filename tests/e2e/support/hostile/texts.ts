import { LOCALES } from '@bigorna/domain/locales';
import { packPayloads, pickPayload } from './pack-payloads.ts';
import { PAYLOADS } from './payloads.ts';

/** Documents by path. */
export type Documents = Record<string, Record<string, unknown>>;

/** Shared timestamp of all documents. */
export const NOW = new Date();
/** All payloads as one text. */
export const ALL_PAYLOADS = PAYLOADS.map(({ text }) => text).join('\n\n');
/** A URL with a payload that the schemas accept. */
export const getHostileUrl = (at: number): string =>
  `https://e.example/?x=${pickPayload(at, 100).replaceAll(/\s/g, '')}`;
/** Picks one of the packed texts of at most `max` characters by index. */
export const pickPackedText = (at: number, max: number): string => {
  const texts = packPayloads(max);
  return texts[at % texts.length] ?? '';
};
/** The same text in every locale. */
export const toTranslated = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));
