const WORD = /[\p{L}\p{N}\p{Co}]+/gu;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

/** Letters as they are compared: no accents, no case, one form of each letter (NFKD, then composed again for Hangul). */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(/\p{M}/gu, '');

interface Part {
  text: string;
  cjk: boolean;
}

/** The words of a text; a stretch of CJK letters is a part of its own. */
const parts = (text: string): Part[] =>
  [...fold(text).matchAll(WORD)].flatMap(([word]) => {
    const found: Part[] = [];
    let end = 0;
    for (const { 0: run, index } of word.matchAll(CJK)) {
      if (index > end) found.push({ text: word.slice(end, index), cjk: false });
      found.push({ text: run, cjk: true });
      end = index + run.length;
    }
    if (end < word.length) found.push({ text: word.slice(end), cjk: false });
    return found;
  });

const bigrams = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`);

/** The tokens a document is found by: folded words; of CJK text each letter and each pair of neighbours. */
export const documentTokens = (text: string): string[] =>
  parts(text).flatMap(({ text: word, cjk }) => {
    if (!cjk) return [word];
    const letters = [...word];
    return [...letters, ...bigrams(letters)];
  });

/** The tokens a question asks for, all of which a document must have; of CJK text the pairs, or its only letter. */
export const queryTokens = (text: string): string[] =>
  parts(text).flatMap(({ text: word, cjk }) => {
    const letters = [...word];
    return cjk && letters.length > 1 ? bigrams(letters) : [word];
  });

/**
 * A question as FTS5's MATCH takes it: each token quoted alone, all required, the last one as a prefix.
 * Tokens are letters and digits only, so nothing of the user's text can act as an operator.
 *
 * @returns undefined for a text without any letter or digit, which asks for nothing.
 */
export const matchExpression = (text: string): string | undefined => {
  const tokens = queryTokens(text);
  return tokens.length === 0 ? undefined : `${tokens.map((token) => `"${token}"`).join(' AND ')}*`;
};
