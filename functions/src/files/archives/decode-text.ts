/** Control characters and changes of text direction, which would hide or reorder what a reviewer reads. */
const HIDDEN = /[^\P{Cc}\n\t]|[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const toCodePoint = (sign: string): string =>
  `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/**
 * Decodes the bytes of a text file in UTF-8.
 *
 * @param isCut whether the bytes are only the beginning, so that the last character may be incomplete
 * @returns undefined if they are no text
 */
const decodeUtf8 = (bytes: Buffer, isCut: boolean): string | undefined => {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
};

/** Whether a file begins like a text. */
export const isText = (head: Buffer, isCut: boolean): boolean => decodeUtf8(head, isCut) !== undefined;

/**
 * The text of untrusted bytes, for display: hidden characters become visible as `<U+202E>`.
 *
 * @param isCut whether the bytes are only the beginning of the file
 * @returns null if they are no text
 */
export const decodeText = (bytes: Buffer, isCut: boolean): string | null =>
  decodeUtf8(bytes, isCut)?.replaceAll('\r\n', '\n').replace(HIDDEN, toCodePoint) ?? null;
