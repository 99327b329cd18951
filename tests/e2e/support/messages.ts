import { readFileSync } from 'node:fs';
import type { Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import type { Translate } from './site-pages.ts';

const FOLDER = new URL('../../../web/lang/', import.meta.url);
const catalogue = z.record(z.string(), z.string());

/** The messages of the site in a locale, by id. */
export const readMessages = (locale: Locale): Readonly<Record<string, string>> =>
  catalogue.parse(JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')));

/**
 * Creates a function that translates messages without plurals. Strips tags.
 *
 * @throws Error from that function when the locale does not have the message
 */
export const createTranslator = (locale: Locale): Translate => {
  const texts = readMessages(locale);
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${locale} has no ${id}`);
    return text.replace(/<\/?\w+>/g, '').replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  };
};
