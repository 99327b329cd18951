import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_NAMES } from '@bigorna/domain/catalogue-names';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { LOCALES, type Locale } from '@bigorna/domain/locales';
import { REASON_TEXTS } from '@bigorna/domain/reason-texts/index';
import { z } from 'zod';
import { getCatalogue } from '../../admin/src/shared/i18n/catalogue.ts';
import { COLUMN_HEADS } from '../../functions/src/portal/exports/column-heads.ts';
import { ROOT } from '../shared/paths.ts';

/** A text that people read, with the name by which code or a JSON file knows it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Texts within texts, as in the console's catalogue. Only strings count. */
const nested = z.record(z.string(), z.unknown());
type Nested = Readonly<z.infer<typeof nested>>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

const listTexts = (texts: object, before = ''): NamedText[] =>
  Object.entries<unknown>({ ...texts }).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ name: before + name, text: value }];
    return isNested(value) ? listTexts(value, `${before}${name}.`) : [];
  });

const readJson = (path: string): Nested => nested.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8')));

/** The texts of one locale in nested objects of six languages. */
const listTranslations = (value: unknown, locale: Locale, name: string): NamedText[] => {
  if (!isNested(value)) return [];
  const text = value[locale];
  if (typeof text === 'string') return [{ name, text }];
  return Object.entries(value).flatMap(([key, part]) => listTranslations(part, locale, `${name}.${key}`));
};

const getNames = (names: Readonly<Record<string, readonly string[]>>, locale: Locale): Nested =>
  Object.fromEntries(Object.entries(names).map(([name, texts]) => [name, texts[LOCALES.indexOf(locale)]]));

/** All texts of a locale: site, API, console, exported files, and what the seed publishes. */
export async function readTexts(locale: Locale): Promise<NamedText[]> {
  const achievements = nested.parse(await import(`@bigorna/domain/achievement-texts/${locale}`));
  return [
    ...listTexts(readJson(`web/lang/${locale}.json`)),
    ...listTexts(await loadTexts(locale)),
    ...listTexts(achievements),
    ...listTexts(REASON_TEXTS[locale], 'reason.'),
    ...listTexts(getNames(CATEGORY_NAMES, locale), 'category.'),
    ...listTexts(await getCatalogue(locale)),
    ...listTexts(getNames(COLUMN_HEADS, locale), 'column.'),
    ...listTranslations(readJson('tools/seed/content/portal.json'), locale, 'seed'),
  ];
}
