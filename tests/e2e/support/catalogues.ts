import { readFileSync } from 'node:fs';
import type { Locale } from '@bigorna/domain/locales';
import { z } from 'zod';
import type { Says } from './places.ts';

const FOLDER = new URL('../../../web/lang/', import.meta.url);
const catalogue = z.record(z.string(), z.string());

/** A language's catalogue of the site, by message id. */
export const catalogueOf = (locale: Locale): Readonly<Record<string, string>> =>
  catalogue.parse(JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')));

/** Says simple messages (without plurals) as the site does in a language; tags around parts of them are left out. */
export const textsOf = (locale: Locale): Says => {
  const texts = catalogueOf(locale);
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${locale} has no ${id}`);
    return text.replace(/<\/?\w+>/g, '').replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  };
};
