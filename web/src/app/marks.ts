import { folded } from './folded.ts';

/** A stretch of a text, and whether it is one of the words looked for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** The words of a search, without case and accents. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** Whether a text holds every word, whatever their case and accents. */
export const holdsAll = (text: string, words: readonly string[]): boolean => {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
};

/** A text's folded form, and where in the text each of its letters comes from. */
const foldedWithOrigins = (text: string): { plain: string; origins: number[] } => {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const sign of text) {
    const letters = folded(sign);
    plain += letters;
    for (let i = 0; i < letters.length; i++) origins.push(at);
    at += sign.length;
  }
  return { plain, origins: [...origins, at] };
};

const markedSigns = (text: string, words: readonly string[]): boolean[] => {
  const { plain, origins } = foldedWithOrigins(text);
  const isMarked = Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      isMarked.fill(true, origins[at], origins[at + word.length]);
  return isMarked;
};

/** A text cut where words that were looked for begin and end; joined again it is the text. */
export const markedParts = (text: string, words: readonly string[]): MarkedPart[] => {
  const isMarked = markedSigns(text, words);
  const parts: MarkedPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue;
    parts.push({ text: text.slice(from, at), isMarked: isMarked[from] ?? false });
    from = at;
  }
  return parts;
};
