/** A byte sequence to search for. The search ignores case and also finds text in UTF-16 (`automaton.ts`). */
export type Needle = string | readonly number[];

/**
 * A text in Base64. Encodes only whole groups of three bytes, because the encoding of the rest depends on the text that
 * follows.
 */
export const toBase64Spelling = (text: string): string =>
  Buffer.from(text)
    .subarray(0, text.length - (text.length % 3))
    .toString('base64');

/** A text as it is, and in Base64. */
export const withBase64Spelling = (text: string): readonly Needle[] => [text, toBase64Spelling(text)];

const DUP = 0x59;
const ICONST_0 = 0x03;
const BIPUSH = 0x10;
const BASTORE = 0x54;
const ICONST_MAX = 5;

/** Bytecode of `new byte[] { … }` with a text's first six bytes, as compiled by javac. Stealers hide URLs this way. */
export const toPushedBytes = (text: string): readonly number[] =>
  [...Buffer.from(text).subarray(0, ICONST_MAX + 1)].flatMap((byte, i) => [DUP, ICONST_0 + i, BIPUSH, byte, BASTORE]);
