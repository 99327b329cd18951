import type { ArchiveEntry } from './entry.ts';
import { Refusal } from './refusal.ts';

const CLASS = /\.class$/i;
/** From where dots and spaces begin, and not from each of them: that would take the square of a long name. */
const LAST_DOTS = /(?<![. ])[. ]+(?=\/|$)/g;

/** What systems that keep no two such names apart make of one. */
const asOne = (name: string): string => name.normalize('NFC').toLowerCase().replace(LAST_DOTS, '');

/** Obfuscators call classes `a` and `A`, and Java reads them from the archive itself, which keeps them apart. */
const areApart = (one: string, other: string): boolean =>
  CLASS.test(one) && CLASS.test(other) && one.normalize('NFC') !== other.normalize('NFC');

function* foldersOf(name: string): Generator<string> {
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) yield name.slice(0, at);
}

/**
 * Keeps two files from being one on some systems and two on others: of the same name, of names that differ in capitals or
 * in how a letter is written alone, or one that is called as a folder.
 *
 * @param within the packs that the archive is in, to name its entries by
 * @throws Refusal archive_broken, names_collide
 */
export const checkNames = (entries: readonly ArchiveEntry[], within: string): void => {
  const files = new Map<string, string>();
  const folders = new Set(entries.flatMap(({ name }) => [...foldersOf(name)]));
  for (const { name, isFolder } of entries) {
    // Tools that merge archives name folders twice, which means the same.
    if (isFolder) continue;
    const known = files.get(asOne(name));
    if (known === name || folders.has(name)) throw new Refusal('archive_broken', { entry: within + name });
    if (known !== undefined && !areApart(known, name)) throw new Refusal('names_collide', { entry: within + name });
    files.set(asOne(name), name);
  }
};
