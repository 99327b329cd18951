import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LOCALE, LOCALES } from '@bigorna/domain/locales';
import { parse } from '@formatjs/icu-messageformat-parser';
import { TEXT_PARTS, type TextPart } from '../src/shared/i18n/text-parts.ts';

/** Texts of pages that exist only in builds for the emulators. */
const EMULATOR_TEXTS = /^dev(Mail|Ui)\./;

/** One part of a language's catalogue, as the site fetches it: `en-US.first.json`. */
export interface CatalogueFile {
  name: string;
  content: string;
}

/**
 * Splits the catalogue of each locale into its parts. Each text is compiled to a syntax tree, like the default
 * messages. The code itself contains the texts of the fallback locale.
 *
 * @throws if a locale has no catalogue in `folder`
 */
export const compileCatalogues = (
  folder: string,
  partById: ReadonlyMap<string, TextPart>,
  isIncluded: (id: string) => boolean,
): CatalogueFile[] =>
  LOCALES.filter((locale) => locale !== FALLBACK_LOCALE).flatMap((locale) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
    return TEXT_PARTS.map((part) => {
      const ids = Object.keys(texts).filter((id) => isIncluded(id) && (partById.get(id) ?? 'first') === part);
      const compiled = Object.fromEntries(ids.map((id) => [id, parse(texts[id] ?? '')]));
      return { name: `${locale}.${part}.json`, content: JSON.stringify(compiled) };
    });
  });

/** Creates a filter of text ids. Production builds exclude the texts of pages for the emulators. */
export const createTextFilter =
  (forEmulators: boolean) =>
  (id: string): boolean =>
    forEmulators || !EMULATOR_TEXTS.test(id);

/** Hash of eight characters over all files. */
export const hashFiles = (files: readonly CatalogueFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
