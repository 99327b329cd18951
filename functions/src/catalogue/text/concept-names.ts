import { fold } from '@bigorna/domain/fold';
import { getLanguage, type Language, LOCALES } from '@bigorna/domain/locales';
import { getDocumentTokens } from '../tokenizer.ts';
import { CONCEPTS } from './concepts.ts';
import { getSingulars } from './plurals.ts';

const AMBIGUOUS = '~';
const splitNames = (cells: readonly string[]): string[] => cells.flatMap((names) => names.split('/'));
const toWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const toSingular = (word: string): string => getSingulars(word)[0] ?? word;

/** Tokens of a name. A name of several words is one token, because each word alone means something else. */
const getNameTokens = (name: string): string[] => {
  const { plain, derived } = getDocumentTokens(toWords(name).join(''));
  return [...plain, ...derived];
};

/** Keys of a phrase: as written, and with the possible singulars of its words. */
const toKeys = (words: readonly string[]): string[] => {
  const [only] = words;
  if (words.length === 1 && only !== undefined) return [only, ...getSingulars(only)];
  return [words.join(' '), words.map(toSingular).join(' ')];
};

interface Names {
  readonly tokens: ReadonlyMap<string, readonly string[]>;
  /** First words of names of several words. */
  readonly starts: ReadonlySet<string>;
  /** Chinese names of two and more letters, the longest first. */
  readonly chinese: readonly string[];
}

const HAN = /\p{sc=Han}/u;

const mapNames = (language: Language): Names => {
  const tokens = new Map<string, string[]>();
  for (const concept of CONCEPTS) {
    const conceptTokens = splitNames(concept).flatMap((name) => getNameTokens(name.replace(AMBIGUOUS, '')));
    const own = splitNames(concept.filter((_, i) => getLanguage(LOCALES[i] ?? '') === language));
    for (const key of new Set(
      own.filter((name) => !name.startsWith(AMBIGUOUS)).flatMap((name) => toKeys(toWords(name))),
    ))
      tokens.set(key, [...(tokens.get(key) ?? []), ...conceptTokens]);
  }
  const starts = new Set(
    [...tokens.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0] ?? ''),
  );
  const chinese = [...tokens.keys()].filter((key) => HAN.test(key) && key.length > 1);
  return { tokens, starts, chinese: chinese.sort((a, b) => b.length - a.length) };
};

const namesByLanguage = new Map<Language, Names>();

const getNames = (language: Language): Names => {
  const names = namesByLanguage.get(language) ?? mapNames(language);
  namesByLanguage.set(language, names);
  return names;
};

const PHRASE_MAX = 4;

/** Each word, and the phrases that begin like a name of several words. */
const getPhrases = (words: readonly string[], starts: ReadonlySet<string>): string[][] =>
  words.flatMap((word, at) => {
    const length = starts.has(word) || starts.has(toSingular(word)) ? Math.min(PHRASE_MAX, words.length - at) : 1;
    return Array.from({ length }, (_, i) => words.slice(at, at + i + 1));
  });

/** Names in a text without spaces. A name inside a longer name does not count. */
const findInside = (text: string, names: readonly string[]): string[] => {
  let rest = text;
  return names.filter((name) => {
    const isInside = rest.includes(name);
    if (isInside) rest = rest.replaceAll(name, ' ');
    return isInside;
  });
};

/** Search tokens of the things that texts of a language name, in all languages. */
export const findConceptTokens = (texts: readonly string[], language: Language): string[] => {
  const { tokens, starts, chinese } = getNames(language);
  return texts.flatMap((text) => {
    const words = toWords(text);
    const keys = [...getPhrases(words, starts).flatMap(toKeys), ...findInside(words.join(' '), chinese)];
    return keys.flatMap((key) => tokens.get(key) ?? []);
  });
};

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  splitNames(CONCEPTS.flat())
    .map((name) => name.replace(AMBIGUOUS, ''))
    .toReversed()
    .map((name) => [toWords(name).join(''), name]),
);

/** The written form of a folded name of a thing; undefined for any other word. */
export const findSpelling = (word: string): string | undefined => SPELLINGS.get(word);
