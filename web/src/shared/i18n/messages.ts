import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import type { MessageFormatElement } from 'react-intl';
import type { TextPart } from './text-parts.ts';

/** Compiled texts of one locale, by message id. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/**
 * Loads one part of a locale's catalogue. pt-BR has no catalogue: its texts are the default messages in the code, so
 * that no text loads twice.
 */
export const loadMessages = async (locale: Locale, part: TextPart): Promise<Messages> => {
  if (locale === FALLBACK_LOCALE) return {};
  const response = await fetch(`${import.meta.env.TEXTS}/${locale}.${part}.json`);
  const texts: unknown = response.ok ? await response.json() : undefined;
  if (isMessages(texts)) return texts;
  throw new Error(`no texts in ${locale}: ${response.status}`);
};
