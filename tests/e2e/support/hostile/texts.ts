import { packPayloads, pickPayload } from './pack-payloads.ts';
import { PAYLOADS } from './payloads.ts';

/** Documents by path. */
export type Documents = Map<string, Record<string, unknown>>;

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
/** The same text in all six languages. */
export const toTranslated = (text: string) => ({
  'pt-BR': text,
  'pt-PT': text,
  'en-US': text,
  'es-ES': text,
  'fr-FR': text,
  'zh-CN': text,
});
