import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texts } from '@bigorna/domain/errors/codes';
import { texts as english } from '@bigorna/domain/errors/texts/en-US';
import { texts as portuguese } from '@bigorna/domain/errors/texts/pt-BR';
import { z } from 'zod';
import { AREAS } from '../../../admin/src/i18n/areas/index.ts';
import { raPortuguese } from '../../../admin/src/i18n/ra/pt-br.ts';
import { ROOT } from '../../emulators/paths.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';

/** The languages that journeys are gone through in. */
const PORTAL: Readonly<Record<string, Texts>> = { 'pt-BR': portuguese, 'en-US': english };

const catalogue = z.record(z.string(), z.string());
const tree = z.record(z.string(), z.unknown());

/** A text's longest piece without placeholders, which is in every text that is made of it. */
const pieceOf = (text: string): string =>
  text
    .split(/\{[^{}]*\}|%\{\w+\}|[{}]/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? '';

const known = (id: string, text: unknown): string => {
  if (typeof text !== 'string') throw new Error(`No catalogue has the failure text '${id}'`);
  return text;
};

const at = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => tree.safeParse(inner).data?.[key], from);

/** The console has all its texts in Portuguese. */
const consoleText = (path: string): string =>
  known(path, [raPortuguese, ...AREAS.map((area) => area['pt-BR'])].map((texts) => at(texts, path)).find(Boolean));

const read = async (locale: string): Promise<readonly string[]> => {
  const portal = PORTAL[locale];
  if (portal === undefined) throw new Error(`No journey is in ${locale}`);
  const site = catalogue.parse(JSON.parse(await readFile(join(ROOT, 'web', 'lang', `${locale}.json`), 'utf8')));
  return [
    ...FAILURE_TEXTS.portal.map((code) => portal[code]),
    ...FAILURE_TEXTS.site.map((id) => known(id, site[id])),
    ...(locale === 'pt-BR' ? FAILURE_TEXTS.console.map(consoleText) : []),
  ].map(pieceOf);
};

const pieces = new Map<string, Promise<readonly string[]>>();

/**
 * Whether words on the page are one of the portal's messages of failure.
 *
 * @param locale the language that the page says it is in
 */
export const isDeclared = async (words: string, locale: string): Promise<boolean> => {
  const failures = pieces.get(locale) ?? read(locale);
  pieces.set(locale, failures);
  return (await failures).some((piece) => words.includes(piece));
};
