import { createHash } from 'node:crypto';
import type { InlineHashes } from '@bigorna/domain/security-headers';

/** Inline elements with their text. The hash does not cover attributes. */
const INLINE = /<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;

const computeHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes that allow a page's inline scripts and styles in a Content-Security-Policy.
 *
 * @param html a page's HTML, source or built: the build does not change inline scripts, and passes values to them in
 *   attributes
 */
export function getInlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(INLINE)];
  const of = (element: string) =>
    found.filter(([, name]) => name === element).map(([, , text = '']) => computeHash(text));
  return { scripts: of('script'), styles: of('style') };
}
