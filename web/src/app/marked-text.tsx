import { markedParts } from './marks.ts';

/** A text in which the words that were looked for stand out. */
export const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) =>
  words.length === 0
    ? text
    : markedParts(text, words).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and keep their order
        part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
      );
