import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { TEXT_PARTS, type TextPart } from '../src/i18n/text-parts.ts';

/** The language whose texts are in the code. */
const SOURCE_FILE = 'pt-BR.json';
/** Texts of pages that only a build for the emulators has. */
const EMULATOR_TEXTS = /^dev(Mail|Ui)\./;

/** A part of a language's catalogue as the site fetches it: `en-US.first.json`. */
export interface CatalogueFile {
  name: string;
  content: string;
}

/** Cuts every catalogue of `folder` into its parts, each text compiled to its syntax tree as the default messages are. */
export const cutCatalogues = (
  folder: string,
  partOf: ReadonlyMap<string, TextPart>,
  isWanted: (id: string) => boolean,
): CatalogueFile[] =>
  readdirSync(folder)
    .filter((file) => file !== SOURCE_FILE)
    .flatMap((file) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return TEXT_PARTS.map((part) => {
        const ids = Object.keys(texts).filter((id) => isWanted(id) && (partOf.get(id) ?? 'first') === part);
        const compiled = Object.fromEntries(ids.map((id) => [id, parse(texts[id] ?? '')]));
        return { name: file.replace(/json$/, `${part}.json`), content: JSON.stringify(compiled) };
      });
    });

/** Which texts a build carries. */
export const textsOf =
  (forEmulators: boolean) =>
  (id: string): boolean =>
    forEmulators || !EMULATOR_TEXTS.test(id);

/** Eight letters that change with any of the files. */
export const fingerprint = (files: readonly CatalogueFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
