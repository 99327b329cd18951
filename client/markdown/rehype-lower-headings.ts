import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Makes headings of the first two levels headings of the third, because pages have their own h1 and h2. */
export const rehypeLowerHeadings = () => (tree: Root) =>
  visit(tree, 'element', (element) => {
    if (element.tagName === 'h1' || element.tagName === 'h2') element.tagName = 'h3';
  });
