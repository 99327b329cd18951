import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { texts as english } from '@bigorna/domain/errors/texts/en-US';
import { texts } from '@bigorna/domain/errors/texts/pt-BR';
import { z } from 'zod';
import { AREAS } from '../../../admin/src/i18n/areas/index.ts';
import { ROOT } from '../../emulators/paths.ts';

const catalogue = z.record(z.string(), z.string());
/** A text's longest piece without placeholders, which is in every text that is made of it. */
const pieceOf = (text: string): string =>
  text
    .split(/\{[^{}]*\}|[{}]/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? '';
/** Shorter pieces are in texts that have nothing to do with them. */
const LEAST = 8;

const wordsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(wordsOf);

const read = async (): Promise<readonly string[]> => {
  const files = ['pt-BR', 'en-US'].map((locale) => readFile(join(ROOT, 'web', 'lang', `${locale}.json`), 'utf8'));
  const site = (await Promise.all(files)).flatMap((text) => Object.values(catalogue.parse(JSON.parse(text))));
  const console = AREAS.flatMap((area) => wordsOf(area['pt-BR']));
  return [...site, ...console, ...Object.values(texts), ...Object.values(english)]
    .map(pieceOf)
    .filter(({ length }) => length >= LEAST);
};

let pieces: Promise<readonly string[]> | undefined;

/** Whether words on the page come from a catalogue of the site. */
export const isDeclared = async (words: string): Promise<boolean> => {
  pieces ??= read();
  return (await pieces).some((piece) => words.includes(piece));
};
