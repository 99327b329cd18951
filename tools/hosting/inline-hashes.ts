import { createHash } from 'node:crypto';
import type { InlineHashes } from '@bigorna/domain/security-headers';

/** Elements with their text; those that name a file have none. Attributes are no part of what is hashed. */
const INLINE = /<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes by which a Content-Security-Policy lets the inline scripts and styles of a page be.
 *
 * @param html an index.html, of the source or built: the build leaves inline scripts as they are, and what it has to tell
 *   them it says in attributes
 */
export function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(INLINE)];
  const of = (element: string) => found.filter(([, name]) => name === element).map(([, , text = '']) => hashOf(text));
  return { scripts: of('script'), styles: of('style') };
}
