import { fold } from '@bigorna/domain/fold';

/** A part of a text; `isMarked` if it matches a search word. */
export interface HighlightPart {
  text: string;
  isMarked: boolean;
}

/** Splits a search text into folded words (no case, no accents). */
export const toSearchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Whether a text contains every word, regardless of case and accents. */
export const hasAllWords = (text: string, words: readonly string[]): boolean => {
  const plain = fold(text);
  return words.every((word) => plain.includes(word));
};

/** Folds a text and maps each folded character to its index in the text. */
const foldWithOrigins = (text: string): { plain: string; origins: number[] } => {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const folded = fold(character);
    plain += folded;
    for (let i = 0; i < folded.length; i++) origins.push(at);
    at += character.length;
  }
  return { plain, origins: [...origins, at] };
};

const findMarkedCharacters = (text: string, words: readonly string[]): boolean[] => {
  const { plain, origins } = foldWithOrigins(text);
  const isMarked = Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      isMarked.fill(true, origins[at], origins[at + word.length]);
  return isMarked;
};

/** Splits a text at the matches of search words. The joined parts equal the text. */
export const highlightParts = (text: string, words: readonly string[]): HighlightPart[] => {
  const isMarked = findMarkedCharacters(text, words);
  const parts: HighlightPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue;
    parts.push({ text: text.slice(from, at), isMarked: isMarked[from] ?? false });
    from = at;
  }
  return parts;
};
