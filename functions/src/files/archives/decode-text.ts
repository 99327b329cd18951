import type { TextEncoding } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { revealHidden } from '@bigorna/domain/reveal-hidden';

interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Control characters that texts do not contain. A few are tolerated, such as colours of a terminal. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu;
const CONTROLS_MAX_SHARE = 0.01;
const hasFewControls = (text: string): boolean =>
  (text.match(CONTROLS)?.length ?? 0) <= text.length * CONTROLS_MAX_SHARE;

const tryDecode = (bytes: Buffer, label: string, isCut: boolean): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
};

const getUtf16Label = (bytes: Buffer): string | undefined => {
  if (bytes.length < 2) return undefined;
  return new Map([
    [0xfffe, 'utf-16le'],
    [0xfeff, 'utf-16be'],
  ]).get(bytes.readUInt16BE(0));
};

/** Decodes UTF-16 with a byte order mark, UTF-8, and otherwise Latin-1 in the form of Windows. */
const decode = (bytes: Buffer, isCut: boolean): DecodedText | undefined => {
  const utf16 = getUtf16Label(bytes);
  if (utf16 !== undefined) {
    const text = tryDecode(bytes, utf16, isCut);
    return text !== undefined && hasFewControls(text) ? { text, encoding: 'utf-16' } : undefined;
  }
  if (bytes.includes(0)) return undefined;
  const text = tryDecode(bytes, 'utf-8', isCut);
  if (text !== undefined) return { text, encoding: 'utf-8' };
  const latin = tryDecode(bytes, 'windows-1252', isCut);
  return latin !== undefined && hasFewControls(latin) ? { text: latin, encoding: 'latin-1' } : undefined;
};

/** Whether a file begins like a text. */
export const isText = (head: Buffer, isCut: boolean): boolean => decode(head, isCut) !== undefined;

/**
 * The text of untrusted bytes, for display: hidden characters become visible as `<U+202E>`.
 *
 * @param isCut whether the bytes are only the beginning of the file, so that the last character may be incomplete
 * @returns undefined if they are no text
 */
export const decodeText = (bytes: Buffer, isCut: boolean): DecodedText | undefined => {
  const decoded = decode(bytes, isCut);
  return decoded && { ...decoded, text: revealHidden(decoded.text.replaceAll('\r\n', '\n')) };
};
