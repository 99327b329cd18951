import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHashTarget } from '../parse-hash-target.ts';

/**
 * Points the links of a text to its own headings and footnotes. The sanitizer has put a prefix before all ids, but not
 * into links. Without a target in the text, a link leads nowhere, so that it does not reach elements of the page.
 *
 * @param prefix what the sanitizer has put before ids
 */
export const rehypeInnerLinks = (prefix: string) => (tree: Root) => {
  const ids = new Map<string, string>();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id !== 'string' || ids.has(id.toLowerCase())) return;
    ids.set(id.toLowerCase(), id).set(id.slice(prefix.length).toLowerCase(), id);
  });
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
    const target = ids.get(parseHashTarget(href).toLowerCase());
    properties.href = target && `#${encodeURIComponent(target)}`;
  });
};
