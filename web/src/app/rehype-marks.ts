import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { markedParts } from './marks.ts';

const marksOf = ({ value }: Text, words: readonly string[]): ElementContent[] =>
  markedParts(value, words).map(({ text, isMarked }) => {
    const plain: Text = { type: 'text', value: text };
    return isMarked ? { type: 'element', tagName: 'mark', properties: {}, children: [plain] } : plain;
  });

const withMarks = (content: RootContent, words: readonly string[]): RootContent[] => {
  if (content.type === 'text') return marksOf(content, words);
  if (content.type === 'element') markWithin(content, words);
  return [content];
};

const isElementContent = (content: RootContent): content is ElementContent => content.type !== 'doctype';

function markWithin(parent: Element | Root, words: readonly string[]): void {
  parent.children = parent.children.flatMap((child) => withMarks(child, words)).filter(isElementContent);
}

/**
 * Makes words stand out in a text that was sanitised already: it wraps pieces of text and adds nothing else, so that it may
 * come after the sanitiser.
 */
export const rehypeMarks = (words: readonly string[]) => (tree: Root) => markWithin(tree, words);
