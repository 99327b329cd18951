import { LANGUAGES, LOCALES } from '@bigorna/domain/locales';

/** Starts of language codes: the portal's locales, then other regions of its languages. */
const PREFERRED_CODES = [...LOCALES, ...LANGUAGES.map((language) => `${language}-`)].map((code) =>
  code.toLowerCase().replace('-', '_'),
);

/** `texts/en_US.lang` gives the rank of `en_us`. */
const getRank = (path: string): number => {
  const code = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const rank = PREFERRED_CODES.findIndex((start) => code.startsWith(start));
  return rank < 0 ? PREFERRED_CODES.length : rank;
};

/**
 * The translations of the pack in a folder: first the portal's locales, then near languages, then any other.
 *
 * @param texts translations of all packs by path
 * @param folder empty, or with a slash at the end
 */
export const findPackTexts = (texts: ReadonlyMap<string, string>, folder: string): string[] =>
  [...texts]
    .filter(([path]) => path.startsWith(folder) && path.slice(folder.length).split('/').length === 2)
    .toSorted(([a], [b]) => getRank(a) - getRank(b) || (a < b ? -1 : 1))
    .map(([, text]) => text);

/** Value of a line `key=value`. A comment begins with `#`, at the start of the line or after a tab. */
const readLine = (line: string, key: string): string | undefined => {
  const at = line.indexOf('=');
  if (at < 1 || line.startsWith('#') || line.slice(0, at).trim() !== key) return undefined;
  return line
    .slice(at + 1)
    .replace(/\t#.*/, '')
    .replaceAll('\\n', '\n')
    .trim();
};

/** The value of a key in the first translation that has one; undefined if none has. */
export const findPackText = (texts: readonly string[], key: string): string | undefined => {
  for (const text of texts) {
    for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
      const value = readLine(line, key);
      if (value) return value;
    }
  }
  return undefined;
};
