import { isNoise } from './text/noise-words.ts';
import { getSingulars } from './text/plurals.ts';
import { getCompound, getCompounds, splitWords, type WordPart } from './text/words.ts';

export interface DocumentTokens {
  /** Words, joined compounds, camel-case parts, and letters and letter pairs of CJK text. */
  plain: string[];
  /** Derived tokens with a lower rank: singulars, and `1.21` of `1.21.4`. */
  derived: string[];
}

const bigrams = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`);

const DOTTED = /^\p{N}+(?:\.\p{N}+)+$/u;

/** Shorter versions, such as `1.21` of `1.21.4`. */
const getVersionPrefixes = (text: string): string[] =>
  DOTTED.test(text)
    ? text
        .split('.')
        .slice(1, -1)
        .map((_, i) => text.split('.', i + 2).join('.'))
    : [];

const tokenizeWord = (written: string): DocumentTokens => {
  const tokens: DocumentTokens = { plain: [], derived: [] };
  const add = (word: string): void => {
    tokens.plain.push(word);
    tokens.derived.push(...getSingulars(word), ...getVersionPrefixes(word));
  };
  const { parts, joined, humps } = getCompound(written);
  for (const { text: word, cjk } of parts) {
    if (!cjk) {
      add(word);
      continue;
    }
    const letters = [...word];
    tokens.plain.push(...letters, ...bigrams(letters));
  }
  if (joined !== undefined) add(joined);
  for (const hump of humps ?? []) add(hump);
  return tokens;
};

/** Cache of tokens by word. Halves the time to build an index, because words repeat. */
const cache = new Map<string, DocumentTokens>();
const CACHE_MAX = 50_000;
const CACHED_LENGTH_MAX = 24;

const tokenizeCached = (written: string): DocumentTokens => {
  const cached = cache.get(written);
  if (cached !== undefined) return cached;
  const tokens = tokenizeWord(written);
  if (written.length > CACHED_LENGTH_MAX) return tokens;
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(written, tokens);
  return tokens;
};

/** Calls `visit` with the tokens of each word. */
export const forEachToken = (text: string, visit: (tokens: DocumentTokens) => void): void => {
  for (const written of splitWords(text)) visit(tokenizeCached(written));
};

/** Search tokens of a text. */
export const getDocumentTokens = (text: string): DocumentTokens => {
  const words = splitWords(text).map(tokenizeWord);
  return { plain: words.flatMap(({ plain }) => plain), derived: words.flatMap(({ derived }) => derived) };
};

/** A word of a query. One of its forms must match; a form matches if all its parts occur. */
export interface QueryWord {
  forms: WordPart[][];
}

const toPieces = ({ text, cjk }: WordPart): WordPart[] => {
  const letters = [...text];
  return cjk && letters.length > 1 ? bigrams(letters).map((pair) => ({ text: pair, cjk })) : [{ text, cjk }];
};

/** The parts of a compound that say something, such as `agua` of `d'água`; all if none does. */
const dropNoise = (parts: readonly WordPart[]): WordPart[] => {
  const retained = parts.filter(({ text }) => !isNoise(text, false));
  return retained.length > 0 ? retained : [...parts];
};

/** Words of a query. A document must match all of them. CJK text is split into letter pairs. */
export const getQueryWords = (text: string): QueryWord[] =>
  getCompounds(text).flatMap(({ parts, joined, humps }): QueryWord[] => {
    const split = parts.flatMap(toPieces);
    const other = joined === undefined ? humps : [joined];
    if (other === undefined) return split.map((part) => ({ forms: [[part]] }));
    return [{ forms: [dropNoise(split), other.map((word) => ({ text: word, cjk: false }))] }];
  });

/** The folded words of a text, without joined compounds and camel-case parts. CJK text is split into letter pairs. */
export const getPlainWords = (text: string): WordPart[] =>
  getCompounds(text).flatMap(({ parts }) => parts.flatMap(toPieces));
