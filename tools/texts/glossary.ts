import type { NamedText } from './read-texts.ts';

/** A word that a term replaces. */
interface ForbiddenWord {
  readonly word: string;
  readonly term: string;
}

/** A page of docs/glossary. */
export interface Glossary {
  readonly ideas: readonly string[];
  readonly forbidden: readonly ForbiddenWord[];
  /** Texts that may contain a forbidden word. */
  readonly exceptions: readonly { readonly name: string; readonly word: string }[];
}

const EXCEPTIONS = '## Exceptions';
/** A row of three cells. The line of dashes below a table's head is no row. */
const ROW = /^\|(?! *-)([^|]*)\|([^|]*)\|([^|]*)\|$/gm;
/** Names in messages: placeholders of site and console, and tags. */
const PLACEHOLDER = /%?\{\w+\}|<\/?\w+\/?>/g;
/** Names and keywords before the forms of a message: `{count, plural, one {`, and `other {` after a form. */
const FORM_HEAD = /\{\w+,[^{}]*|(?<=\} ?)=?\w+ *(?=\{)/g;

const listRows = (markdown: string): string[][] =>
  [...markdown.matchAll(ROW)].slice(1).map(([, ...cells]) => cells.map((cell) => cell.trim()));

const splitWords = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Reads a page of docs/glossary: a table of ideas, terms and forbidden words, then a table of exceptions. */
export function parseGlossary(page: string): Glossary {
  const [terms = '', exceptions = ''] = page.split(EXCEPTIONS);
  const rows = listRows(terms);
  return {
    ideas: rows.map(([idea = '']) => idea),
    forbidden: rows.flatMap(([, term = '', words = '']) => splitWords(words).map((word) => ({ word, term }))),
    exceptions: listRows(exceptions).map(([name = '', word = '']) => ({ name: name.replaceAll('`', ''), word })),
  };
}

/** Chinese has no spaces between words, so a Chinese word also matches inside a text. */
function createPattern(word: string): RegExp {
  const pattern = word.split('*').map(RegExp.escape).join('\\p{L}*');
  return /\p{Script=Han}/u.test(word)
    ? new RegExp(pattern, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The number of ideas in a glossary: enough to guide a translator, few enough to read. */
const IDEAS = { min: 30, max: 60 };

/** @returns the rows without three cells, which the check would not read, and a wrong number of ideas */
export function findTableProblems(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const malformed = rows.filter((line) => line.split('|').length !== 5).map((line) => `needs three cells: ${line}`);
  const count = parseGlossary(page).ideas.length;
  return count >= IDEAS.min && count <= IDEAS.max
    ? malformed
    : [...malformed, `${count} ideas instead of ${IDEAS.min} to ${IDEAS.max}`];
}

/** @returns the forbidden words in the texts of a language, and the exceptions that no text needs */
export function findGlossaryProblems({ forbidden, exceptions }: Glossary, texts: readonly NamedText[]): string[] {
  const patterns = forbidden.map((entry) => ({ ...entry, pattern: createPattern(entry.word) }));
  const found = texts.flatMap(({ name, text }) => {
    const words = text.replace(PLACEHOLDER, ' ').replace(FORM_HEAD, ' ');
    return patterns.filter(({ pattern }) => pattern.test(words)).map(({ word, term }) => ({ name, word, term }));
  });
  const isException = ({ name, word }: { name: string; word: string }) =>
    exceptions.some((exception) => exception.name === name && exception.word === word);
  const unused = exceptions.filter(
    (exception) => !found.some(({ name, word }) => name === exception.name && word === exception.word),
  );
  return [
    ...found.filter((entry) => !isException(entry)).map(({ name, word, term }) => `${name}: “${word}”; write: ${term}`),
    ...unused.map(({ name, word }) => `${name}: the exception for “${word}” is not needed`),
  ];
}
