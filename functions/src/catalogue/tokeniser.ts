import { singularsOf } from './text/plurals.ts';
import { compoundOf, compoundsOf, type Part, writtenWords } from './text/words.ts';

export { fold } from './text/fold.ts';

/** What a document is found by. */
export interface DocumentTokens {
  /** Its words as they stand: also compounds joined, humps of camel case, and letters and pairs of neighbours of CJK text. */
  plain: string[];
  /** What its words also stand for, and count a little less as: singulars, and `1.21` of `1.21.4`. */
  derived: string[];
}

const bigrams = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`);

const DOTTED = /^\p{N}+(?:\.\p{N}+)+$/u;

/** `1.21` of `1.21.4`. */
const headsOf = (text: string): string[] =>
  DOTTED.test(text)
    ? text
        .split('.')
        .slice(1, -1)
        .map((_, i) => text.split('.', i + 2).join('.'))
    : [];

const tokensOfWord = (written: string): DocumentTokens => {
  const tokens: DocumentTokens = { plain: [], derived: [] };
  const add = (word: string): void => {
    tokens.plain.push(word);
    tokens.derived.push(...singularsOf(word), ...headsOf(word));
  };
  const { parts, joined, humps } = compoundOf(written);
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

/** Words come again and again; what the last ones gave is kept, so that an index is built in half the time. */
const remembered = new Map<string, DocumentTokens>();
const REMEMBERED_MAX = 50_000;
const REMEMBERED_LENGTH = 24;

const remember = (written: string): DocumentTokens => {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const tokens = tokensOfWord(written);
  if (written.length > REMEMBERED_LENGTH) return tokens;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(written, tokens);
  return tokens;
};

/** Calls with what a text is found by, word after word. */
export const eachToken = (text: string, visit: (tokens: DocumentTokens) => void): void => {
  for (const written of writtenWords(text)) visit(remember(written));
};

/** The tokens a text is found by. */
export const documentTokens = (text: string): DocumentTokens => {
  const words = writtenWords(text).map(tokensOfWord);
  return { plain: words.flatMap(({ plain }) => plain), derived: words.flatMap(({ derived }) => derived) };
};

/** A word of a question, in the forms any of which will do; a form is words all of which must be there. */
export interface QueryWord {
  forms: Part[][];
}

const pieces = ({ text, cjk }: Part): Part[] => {
  const letters = [...text];
  return cjk && letters.length > 1 ? bigrams(letters).map((pair) => ({ text: pair, cjk })) : [{ text, cjk }];
};

/** The words a question asks for, all of which a document must have; CJK text as its pairs of letters. */
export const queryWords = (text: string): QueryWord[] =>
  compoundsOf(text).flatMap(({ parts, joined, humps }): QueryWord[] => {
    const split = parts.flatMap(pieces);
    const other = joined === undefined ? humps : [joined];
    if (other === undefined) return split.map((part) => ({ forms: [[part]] }));
    return [{ forms: [split, other.map((word) => ({ text: word, cjk: false }))] }];
  });

/** The words of a text one by one, in the form they are written in. */
export const plainWords = (text: string): Part[] => compoundsOf(text).flatMap(({ parts }) => parts.flatMap(pieces));
