const FILE = /^\/assets\/texts-[\w-]+\/([\w-]+)\.\w+\.json$/;
/** The part that every page asks for, so that it tells which language is in use. */
const FIRST = /\.first\.json$/;

const languageOf = (path: string): string | undefined => FILE.exec(path)?.[1];

/** The text files of a version that are in the languages which a device holds anything of, of whatever version. */
export const inLanguagesHeld = (files: readonly string[], held: readonly string[]): string[] => {
  const languages = new Set(held.map(languageOf));
  return files.filter((file) => languages.has(languageOf(file)));
};

/** What is to be kept together with a text file, for pages that are opened without a network: the rest of its language. */
export const restOfLanguage = (files: readonly string[], file: string): string[] =>
  FIRST.test(file) && files.includes(file) ? inLanguagesHeld(files, [file]).filter((other) => other !== file) : [];
