import { OLD_NAMES, OLD_WORDS } from './old-names.ts';
import type { SourceFile } from './source-files.ts';

/** Longest title of a test, with its requirement ids. */
const TITLE_MAX = 90;

const DECLARATION =
  /^\s*(?:export )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
/** Keys of several words in camelCase. Other keys may be stored fields or ids of messages, which keep their names. */
const KEY = /^\s*(?:readonly )?([a-z]+(?:[A-Z][a-z]*)+)\??:/gm;
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const PLACEHOLDER = /\$\{[^}]*\}/g;
const REQUIREMENT_FIRST = /^R\d{3}\b/;

/** The words of a name in camelCase, PascalCase or UPPER_CASE, in lower case. */
const splitName = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());

/** The term for an old word in singular or plural. */
const findTerm = (word: string): string | undefined =>
  OLD_WORDS.get(word) ?? OLD_WORDS.get(word.replace(/(?<=sh)es$|s$/, ''));

const findOldWord = (name: string): string | undefined => {
  const renamed = OLD_NAMES.get(name);
  if (renamed !== undefined) return `is an old name; use: ${renamed}`;
  const old = splitName(name).find((word) => findTerm(word) !== undefined);
  return old && `contains '${old}'; use: ${findTerm(old)}`;
};

const findEnding = (name: string): string | undefined =>
  /[a-z]Of$|_OF$/.test(name) ? "ends in 'Of'; use a verb, such as get" : undefined;

/** @returns the problems with the declared names and the camelCase keys of a source file */
export function findNameProblems({ path, text }: SourceFile): string[] {
  const declared = [...text.matchAll(DECLARATION)].map(([, name = '']) => ({ name, fault: findEnding(name) }));
  const keys = [...text.matchAll(KEY)].map(([, name = '']) => ({ name, fault: undefined }));
  return [...declared, ...keys].flatMap(({ name, fault = findOldWord(name) }) =>
    fault === undefined ? [] : [`${path}: ${name} ${fault}`],
  );
}

/** @returns the problems with the titles of a test file */
export function findTitleProblems({ path, text }: SourceFile): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, , title = '']) => {
    if (REQUIREMENT_FIRST.test(title)) return [`${path}: requirement ids belong at the end: '${title}'`];
    const length = title.replace(PLACEHOLDER, '%s').length;
    return length > TITLE_MAX ? [`${path}: title of ${length} characters, at most ${TITLE_MAX}: '${title}'`] : [];
  });
}

/**
 * @param index docs/decisions/README.md
 * @param pages file names of the other pages in its folder
 * @returns the pages that the index does not link exactly once
 */
export function findIndexProblems(index: string, pages: readonly string[]): string[] {
  return pages
    .filter((page) => index.split(`](${page})`).length !== 2)
    .map((page) => `docs/decisions/README.md: ${page} is not linked exactly once`);
}
