/** How text looks inside a file: a needle is found in any case, and in UTF-16 as in UTF-8 (`automaton.ts`). */
export type Needle = string | readonly number[];

/** Whole groups of three bytes alone: what follows the text changes what comes after them. */
export const base64Of = (text: string): string =>
  Buffer.from(text)
    .subarray(0, text.length - (text.length % 3))
    .toString('base64');

/** A text as it is, and as Base64. */
export const plainAndBase64 = (text: string): readonly Needle[] => [text, base64Of(text)];

const DUP = 0x59;
const ICONST_0 = 0x03;
const BIPUSH = 0x10;
const BASTORE = 0x54;
const ICONST_MAX = 5;

/**
 * What javac makes of `new byte[] { … }` with a text's bytes, up to the sixth: stealers write addresses so, lest they be
 * found as text.
 */
export const pushedBytes = (text: string): readonly number[] =>
  [...Buffer.from(text).subarray(0, ICONST_MAX + 1)].flatMap((byte, i) => [DUP, ICONST_0 + i, BIPUSH, byte, BASTORE]);
