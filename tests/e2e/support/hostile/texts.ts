import { fitting, packed } from './packed.ts';
import { PAYLOADS } from './payloads.ts';

/** Documents by their paths. */
export type Documents = Map<string, Record<string, unknown>>;

/** One moment for all of them. */
export const NOW = new Date();
/** All payloads in one text. */
export const ALL = PAYLOADS.map(({ text }) => text).join('\n\n');
/** An address that the schemas take and that carries a payload. */
export const addressWith = (at: number): string => `https://e.example/?x=${fitting(at, 100).replaceAll(/\s/g, '')}`;
/** One of the texts of at most so many characters that together hold all payloads. */
export const chunk = (at: number, max: number): string => {
  const texts = packed(max);
  return texts[at % texts.length] ?? '';
};
/** A text in all six languages. */
export const translated = (text: string) => ({
  'pt-BR': text,
  'pt-PT': text,
  'en-US': text,
  'es-ES': text,
  'fr-FR': text,
  'zh-CN': text,
});
