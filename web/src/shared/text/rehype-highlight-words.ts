import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { highlightParts } from './highlight-parts.ts';

const toMarkedContent = ({ value }: Text, words: readonly string[]): ElementContent[] =>
  highlightParts(value, words).map(({ text, isMarked }) => {
    const plain: Text = { type: 'text', value: text };
    return isMarked ? { type: 'element', tagName: 'mark', properties: {}, children: [plain] } : plain;
  });

const withMarks = (content: RootContent, words: readonly string[]): RootContent[] => {
  if (content.type === 'text') return toMarkedContent(content, words);
  if (content.type === 'element') markWithin(content, words);
  return [content];
};

const isElementContent = (content: RootContent): content is ElementContent => content.type !== 'doctype';

function markWithin(parent: Element | Root, words: readonly string[]): void {
  parent.children = parent.children.flatMap((child) => withMarks(child, words)).filter(isElementContent);
}

/** Highlights words in a sanitized text. It only wraps text in `mark`, so it may run after the sanitizer. */
export const rehypeHighlightWords = (words: readonly string[]) => (tree: Root) => markWithin(tree, words);
