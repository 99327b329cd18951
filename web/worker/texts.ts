const FILE = /^\/assets\/texts-[\w-]+\/([\w-]+)\.\w+\.json$/;
/** Every page loads this part, so a cached first part shows that this device uses the language. */
const FIRST = /\.first\.json$/;

const getLanguage = (path: string): string | undefined => FILE.exec(path)?.[1];

/** Filters a version's text files to the languages that the device has cached from any version. */
export const filterByCachedLanguages = (files: readonly string[], cachedPaths: readonly string[]): string[] => {
  const languages = new Set(cachedPaths.map(getLanguage));
  return files.filter((file) => languages.has(getLanguage(file)));
};

/** Other text files of a language, to cache with its first part for offline pages. */
export const getLanguageSiblings = (files: readonly string[], file: string): string[] =>
  FIRST.test(file) && files.includes(file)
    ? filterByCachedLanguages(files, [file]).filter((other) => other !== file)
    : [];
